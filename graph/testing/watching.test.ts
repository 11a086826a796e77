// The dashboard and the alert rules of docs/deploy name only metrics and labels that a process has.
import fs from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { projectFile } from '../../prisma/project.ts'
import { startJobs } from '../kernel/jobs.ts'
import { watchProcess } from '../kernel/metrics/processMetrics.ts'
import { writeMetrics } from '../kernel/metrics/registry.ts'
import { watchQuotas } from '../kernel/quota/quotaMetrics.ts'
import { jobs } from '../jobs.ts'
import { atEnd } from './atEnd.ts'
import { World } from './world.ts'

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string; action: string } }[] }[]
}

interface Dashboard {
  panels: { type: string; targets?: { expr: string; legendFormat: string }[] }[]
  templating: { list: { query: string }[] }
}

const read = (name: string) => fs.readFileSync(projectFile('docs/deploy', name), 'utf8')

const { groups } = parse(read('alerts.yml')) as Rules
const rules = groups.flatMap((group) => group.rules)
const dashboard = JSON.parse(read('grafana.json')) as Dashboard

const expressions = [
  ...rules.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ...dashboard.templating.list.map(({ query }) => query),
]

/** What a query names of ours: names with a prefix of ours, or any before a brace. */
const namesIn = (expression: string) =>
  Array.from(expression.matchAll(/\b((?:opsgraph|process|nodejs)_\w+|\w+(?=\{))/g), ([name]) => name)

/** Prometheus' own. */
const given = new Set(['up'])

let live: Set<string>

beforeAll(async () => {
  const world = await World.make()
  await world.serve()
  watchProcess()
  watchQuotas(world.services)
  const stop = startJobs(world.services, jobs)
  atEnd(stop)
  const text = await writeMetrics()
  live = new Set(
    Array.from(text.matchAll(/^# TYPE (\w+) (\w+)$/gm)).flatMap(([, name, type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name!],
    ),
  )
})

test('each expression names metrics that are there', () => {
  const unknown = expressions.flatMap(namesIn).filter((name) => !live.has(name) && !given.has(name))
  expect(unknown).toEqual([])
})

test('each metric of the product stands on the dashboard', () => {
  const shown = expressions.flatMap(namesIn).map((name) => name.replace(/_(bucket|sum|count)$/, ''))
  const missing = [...live]
    .map((name) => name.replace(/_(bucket|sum|count)$/, ''))
    .filter((name) => name.startsWith('opsgraph_') && !name.startsWith('opsgraph_test_') && !shown.includes(name))
  // When a job last ended well is for who asks of one process.
  expect([...new Set(missing)]).toEqual(['opsgraph_job_last_success_timestamp_seconds'])
})

test('parentheses and braces of each expression are closed', () => {
  for (const expression of expressions) {
    const open: string[] = []
    for (const char of expression.replaceAll(/"[^"]*"/g, '')) {
      if ('({['.includes(char)) open.push(char)
      else if (')}]'.includes(char))
        expect([expression, '({['.indexOf(open.pop() ?? '')]).toEqual([expression, ')}]'.indexOf(char)])
    }
    expect([expression, open]).toEqual([expression, []])
  }
})

test('each alert says what is the case and what to do', () => {
  expect(rules.length).toBeGreaterThan(10)
  for (const { annotations } of rules) expect(annotations.summary && annotations.action).toBeTruthy()
})

test('a name that is not there is found', () => {
  expect(namesIn('rate(opsgraph_gone_total[5m]) > other{a="b"}')).toEqual(['opsgraph_gone_total', 'other'])
})
