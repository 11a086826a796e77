import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { emptyBenchmark } from './benchmarkDraft.ts'
import { controlSummary } from './controlWords.ts'
import { orderProblems } from './orderProblems.ts'
import { previewSummary } from './previewSummary.ts'

const metric = { targetThreshold: 95, alertIf: 'BELOW_THRESHOLD' }

test.each([
  [{ missedOpportunityTrigger: '80' }, { missedOpportunityTrigger: 'Enter a number below the warning trigger, 80.' }],
  [{ warningTrigger: '96' }, { warningTrigger: 'Enter at most the CTQ, 95.' }],
  [{ ctqValue: '101' }, { ctqValue: 'Enter a number from 0 to 100.' }],
  [{ ctqValue: '' }, { ctqValue: 'Enter a number from 0 to 100.' }],
  [{ consecutivePoints: '2.5' }, { consecutivePoints: 'Enter a whole number from 1 to 30.' }],
  [{ target: 'x' }, { target: 'Enter a number.' }],
  [{ resetLevel: '94' }, { resetLevel: 'Enter the target, 95, or more.' }],
  [{ target: '90', resetLevel: '94' }, {}],
  [{}, {}],
])('a form with %j says %j as it is typed', (more, problems) => {
  expect(orderProblems({ ...emptyBenchmark, ...more }, metric)).toEqual(problems)
})

test('what is better below its target is reset there or below, and without a threshold a target is asked for', () => {
  expect(
    orderProblems({ ...emptyBenchmark, resetLevel: '2.1' }, { targetThreshold: 2, alertIf: 'ABOVE_THRESHOLD' }),
  ).toEqual({ resetLevel: 'Enter the target, 2, or less.' })
  expect(orderProblems(emptyBenchmark, { targetThreshold: null, alertIf: 'ABOVE_THRESHOLD' })).toEqual({
    target: 'Enter a target. The metric has none.',
  })
})

test('a control chart is said in a sentence', () => {
  const point = (value: number, rules: 'BEYOND_THREE_SIGMA'[] = []) => ({ value, rules })
  const chart = {
    periods: ['1 Nov', '2 Nov'],
    points: [point(91.25), point(60, ['BEYOND_THREE_SIGMA'])],
    limits: { mean: 90, upper: 95, lower: 85 },
    noLimitsBecause: null,
    unit: '%',
    grain: 'DAY',
  }
  expect(controlSummary(chart)).toBe(
    '2 days from 1 Nov to 2 Nov, the last at 60 %. The mean is 90 %, the limits 85 and 95. 1 point breaks a rule, most recently 2 Nov (rule 1: beyond three sigma).',
  )
  expect(controlSummary({ ...chart, points: [point(91), point(92)] })).toContain('the process is in control')
  expect(
    controlSummary({ ...chart, limits: null, noLimitsBecause: 'Limits take 10 points; there are 2 yet.' }),
  ).toContain('Limits take 10 points')
  expect(controlSummary({ ...chart, points: [] })).toBe('No data.')
})

test('a preview is said in a sentence', () => {
  const preview = { scopes: 1, points: 90, breaches: 1, recovered: 0, example: { name: 'Reno' } }
  expect(previewSummary(preview, 'DAY')).toBe('1 breach would open over 90 days of Reno, 0 recovered.')
  expect(previewSummary({ ...preview, breaches: 0 }, 'DAY')).toBe('No breaches would open over 90 days of Reno.')
  expect(previewSummary({ ...preview, scopes: 3, breaches: 4, recovered: 4 }, 'WEEK')).toBe(
    '4 breaches would open over 90 weeks of 3 scopes, 4 recovered. Reno has the most and is drawn below.',
  )
  expect(previewSummary({ ...preview, points: 0, example: null }, 'DAY')).toBe('No data for this time.')
})

const may = { allowed: true, reason: null, whoCan: [] }
const mayNot = {
  allowed: false,
  reason: 'To edit benchmarks and thresholds here takes Admin or Strategic.',
  whoCan: ['Admin'],
}

test('the form begins with 80, 50 and 95', async () => {
  renderRoute('/benchmarkConfig?new', {
    resolvers: { Query: { viewer: { capabilities: ['benchmarks.propose', 'benchmarks.edit'] }, node: null } },
  })
  const value = async (label: string) => (await screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`))).value
  expect([await value('Warning below'), await value('Missed opportunity below'), await value('CTQ from')]).toEqual([
    '80',
    '50',
    '95',
  ])
})

test('who may not edit a benchmark reads why', async () => {
  const benchmark = { __typename: 'Benchmark', id: 'Benchmark:1', name: 'Punctual', can: { edit: mayNot } }
  renderRoute('/benchmarkConfig?id=Benchmark:1', { resolvers: { Query: { node: benchmark } } })
  expect(await screen.findByText(mayNot.reason)).toBeTruthy()
})

test('no data is said, and is not 0', async () => {
  const card = {
    __typename: 'Benchmark',
    id: 'Benchmark:1',
    name: 'Punctual',
    scopeKind: 'ORGANIZATION',
    condition: null,
    conditions: [],
    controlChart: { points: [], limits: null, noLimitsBecause: 'Limits take 10 points; there are none yet.' },
    totalCtqOpportunity: null,
    can: { seeMargin: may, edit: may },
  }
  renderRoute('/benchmark', { resolvers: { Query: { benchmarks: { edges: [{ node: card }] } } } })
  expect(await screen.findByText('No data')).toBeTruthy()
  expect(screen.getByText('At this level').nextElementSibling?.textContent).toBe('no data')
  expect(screen.getByText(/^Gap to CTQ/).nextElementSibling?.textContent).toBe('no data')
  expect(screen.queryByRole('button', { name: 'As table' })).toBeNull()
})

describe('what meets its benchmark says why it is breached too', () => {
  const condition = {
    value: 97,
    attainment: 100,
    level: 'MET',
    since: null,
    pointAt: '2026-11-20T00:00:00.000Z',
    endsAt: '2026-11-21T00:00:00.000Z',
    scope: { id: 'Scope:one', name: 'Northway', timeZone: 'UTC' },
  }
  const recovery = 'Recovers after 2 days in a row at 96 % or above; 1 of 2 so far'
  const breach = {
    __typename: 'Breach',
    id: 'Breach:1',
    scopeName: 'Northway',
    openedAt: '2026-11-12T06:00:00.000Z',
    recovery,
    lastAction: null,
  }
  const card = {
    __typename: 'Benchmark',
    id: 'Benchmark:1',
    name: 'Punctual',
    scopeKind: 'ORGANIZATION',
    grain: 'DAY',
    condition,
    controlChart: { points: [], limits: null, noLimitsBecause: '' },
    openBreaches: [breach],
    totalCtqOpportunity: null,
    can: { seeMargin: may, edit: may },
  }
  const list = { benchmarks: { edges: [{ node: card }] } }
  const organization = { __typename: 'Organization', id: 'Organization:one', name: 'Northway' }
  const breaches = { edges: [{ node: { ...breach, metric: { id: 'Metric:one', name: 'Punctuality' }, actions: [] } }] }

  test.each([
    ['its card', '/benchmark', list],
    ['its page', '/benchmark?id=Benchmark:1', { node: { ...card, conditions: [condition] }, breaches }],
    [
      'its row in the overview of an organization',
      '/orgOverview/one/metrics',
      { organization, ...list, metrics: { edges: [] }, breaches },
    ],
  ])('on %s', async (_where, address, Query) => {
    renderRoute(address, { resolvers: { Query } })
    expect(await screen.findByText(/^Breached since/)).toBeTruthy()
    expect(screen.getByText('CTQ met')).toBeTruthy()
    expect(screen.getByText(recovery)).toBeTruthy()
  })
})

test('the page of a benchmark is read again as a breach of it opens its record', async () => {
  const benchmark = {
    __typename: 'Benchmark',
    id: 'Benchmark:1',
    name: 'Punctual',
    condition: null,
    conditions: [],
    controlChart: { points: [], limits: null, noLimitsBecause: 'No points.' },
    can: { edit: may },
  }
  const { graph } = renderRoute('/benchmark?id=Benchmark:1', {
    resolvers: { Query: { node: benchmark, breaches: { edges: [] } } },
  })
  await screen.findByRole('heading', { name: 'Punctual' })
  await waitFor(() => expect(graph.listening()).toBe(1))
  const before = graph.asked('BenchmarksPageQuery').length
  await act(() => graph.tell({ boardChanged: { actionId: 'Action:1' } }))
  await waitFor(() => expect(graph.asked('BenchmarksPageQuery').length).toBeGreaterThan(before), { timeout: 15_000 })
})

test('a benchmark that is not there says so', async () => {
  renderRoute('/benchmark?id=x', { resolvers: { Query: { node: null } } })
  expect(await screen.findByText('Benchmark not found')).toBeTruthy()
})

test('the overview of an organization says at which level its benchmarks stand', async () => {
  const scope = { id: 'Vehicle:one', name: 'Unit T-1' }
  const condition = {
    value: 80,
    attainment: 84.2,
    level: 'OPPORTUNITY',
    pointAt: '2026-11-20T00:00:00.000Z',
    endsAt: '2026-11-21T00:00:00.000Z',
    scope,
  }
  const benchmark = (id: string, name: string, more: object) => ({
    node: {
      __typename: 'Benchmark',
      id,
      name,
      actionMetric: { id: 'Metric:one', unit: '%' },
      roleResponsibility: { name: 'Dispatcher' },
      openBreaches: [],
      ...more,
    },
  })
  const edges = [
    benchmark('Benchmark:1', 'Punctual', { condition }),
    benchmark('Benchmark:2', 'Thrift', { condition: null }),
  ]
  renderRoute('/orgOverview/one/metrics', {
    resolvers: {
      Query: {
        organization: { __typename: 'Organization', id: 'Organization:one', name: 'Northway' },
        benchmarks: { edges },
        metrics: { edges: [] },
        breaches: { edges: [] },
      },
    },
  })
  const punctual = await screen.findByRole('row', { name: /^Punctual Opportunity 84\.2 80 % Unit T-1 Dispatcher/ })
  expect(punctual.querySelector('a[href*="scope=Vehicle"]')).not.toBeNull()
  screen.getByRole('row', { name: /^Thrift no data – – – Dispatcher/ })
})

test('where a tab of an overview can not be read, the others are still there', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const benchmarks = () => {
    throw new Error('The database is asleep.')
  }
  renderRoute('/orgOverview/one/metrics', {
    resolvers: {
      Query: {
        organization: { __typename: 'Organization', id: 'Organization:one', name: 'Northway' },
        benchmarks,
      },
    },
  })
  expect((await screen.findByRole('alert')).textContent).toContain('The database is asleep.')
  screen.getByRole('link', { name: 'People' })
})
