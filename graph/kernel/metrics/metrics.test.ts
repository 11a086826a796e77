// /metrics and /health/ready as who watches sees them.
import { beforeAll, describe, expect, test } from 'vitest'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'
import { watchBacklogs } from './jobMetrics.ts'
import { watchQuotas } from '../quota/quotaMetrics.ts'
import { fileOf } from '../../testing/imports.ts'
import { jobs } from '../../jobs.ts'

const token = 'a-token-of-the-tests'
let world: World
let address: string

beforeAll(async () => {
  world = await World.make({ settings: { METRICS_TOKEN: token }, database: 'metrics' })
  address = await world.serve()
  watchBacklogs(world.services, jobs)
})

async function scrape(): Promise<Map<string, number>> {
  const response = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ])
  const lines = (await response.text()).split('\n').filter((line) => line && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const [, series, value] = /^(\w+(?:\{.*\})?) (\S+)$/.exec(line) ?? []
      expect([line, Number.isNaN(Number(value))]).toEqual([line, false])
      return [series!, Number(value)]
    }),
  )
}

const post = (path: string, body: object, headers = {}) =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

describe('/metrics', () => {
  test('is for who has the token', async () => {
    const ask = async (authorization?: string) =>
      (await fetch(`${address}/metrics`, { headers: authorization ? { authorization } : {} })).status
    expect([await ask(), await ask('Bearer wrong'), await ask(`Bearer ${token}`)]).toEqual([401, 401, 200])
  })

  test('is not there without a token in the settings', async () => {
    const other = await World.make()
    const response = await fetch(`${await other.serve()}/metrics`, { headers: { authorization: 'Bearer ' } })
    expect(response.status).toBe(404)
  })

  test('counts requests by door, operation and status, and names no operation of a stranger', async () => {
    const { admin } = await tree(world)
    const authorization = await world.authorization(admin)
    const before = await scrape()
    const more = async (series: string) => ((await scrape()).get(series) ?? 0) - (before.get(series) ?? 0)
    await fetch(`${address}/api/users/me-not-there`)
    await fetch(`${address}/api/activerecords`, { headers: authorization })
    for (let i = 0; i < 2; i++)
      await post('/graphql', { query: 'query Mine { viewer { user { name } } }' }, authorization)
    const series = 'opsgraph_requests_total{door="graphql",operation="other",status="200"}'
    await expect.poll(() => more(series)).toBe(2)
    expect([...(await scrape()).keys()].filter((name) => name.includes('Mine'))).toEqual([])
    expect(await more('opsgraph_request_duration_seconds_count{door="graphql",operation="other"}')).toBe(2)
    expect(await more('opsgraph_cache_uses_total{cache="compiled operations",result="hit"}')).toBeGreaterThan(0)
    expect(await more('opsgraph_statement_duration_seconds_count{pool="hot"}')).toBeGreaterThan(0)
  })

  test('counts errors in answers that are 200 by their code', async () => {
    const { admin } = await tree(world)
    await post('/graphql', { query: '{ viewer { user { name } } }' }, await world.authorization(admin))
    const series = 'opsgraph_operation_errors_total{operation="other",code="UNAUTHENTICATED"}'
    const before = (await scrape()).get(series) ?? 0
    await post('/graphql', { query: '{ viewer { user { name } } organizations(first: 100) { nodes { id } } }' })
    await expect.poll(async () => ((await scrape()).get(series) ?? 0) - before).toBeGreaterThan(0)
  })

  test('tells what waits for a job, and how old the oldest is', async () => {
    await world.services.db.runOnce(
      `insert into outbox (kind, of_id, facts, at) values ('TEST', gen_random_uuid(), '{}', $1)`,
      [new Date(world.clock.now().getTime() - 90_000)],
    )
    watchBacklogs(world.services, jobs)
    const all = await scrape()
    expect(all.get('opsgraph_job_backlog{job="outbox"}')).toBe(1)
    expect(all.get('opsgraph_job_oldest_seconds{job="outbox"}')).toBe(90)
    expect(all.get('opsgraph_job_backlog{job="webhooks"}')).toBe(0)
  })

  test('tells what the installation uses of its quotas', async () => {
    const { root, admin } = await tree(world)
    await fileOf(world, root, admin, 'x'.repeat(1000))
    watchQuotas(world.services)
    const all = await scrape()
    expect(all.get('opsgraph_quota_used{quota="files"}')).toBeGreaterThanOrEqual(1000)
    expect(all.get('opsgraph_quota_limit{quota="files"}')).toBe(world.services.settings.FILES_MB_IN_ALL * 1_000_000)
    expect(all.get('opsgraph_quota_used{quota="mails"}')).toBe(0)
    expect(all.get('opsgraph_quota_used{quota="roots"}')).toBeGreaterThanOrEqual(1)
  })

  test('tells how late events are', async () => {
    await expect
      .poll(async () => (await scrape()).get('opsgraph_event_delay_seconds_count'), { interval: 500 })
      .toBeGreaterThan(0)
  })

  test('counts who was refused for a limit', async () => {
    const few = await World.make({ settings: { METRICS_TOKEN: token, OPERATIONS_PER_MINUTE: 1 } })
    const { admin } = await tree(few)
    const at = await few.serve()
    const series = 'opsgraph_limits_reached_total{limit="operations"}'
    const before = (await scrape()).get(series)!
    const headers = { 'content-type': 'application/json', ...(await few.authorization(admin)) }
    for (let i = 0; i < 2; i++)
      await fetch(`${at}/graphql`, { method: 'POST', headers, body: '{"query":"{ viewer { user { name } } }"}' })
    expect((await scrape()).get(series)).toBe(before + 1)
  })
})

describe('/health/ready', () => {
  test('says of each thing that is needed whether it is there', async () => {
    const response = await fetch(`${address}/health/ready`)
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        status: 'ready',
        checks: [
          { name: 'process', ok: true },
          { name: 'database', ok: true },
          { name: 'events', ok: true },
        ],
      },
    ])
  })

  test('gives its reasons', async () => {
    const other = await World.make()
    const at = await other.serve()
    await other.services.events.close()
    await expect.poll(async () => (await fetch(`${at}/health/ready`)).status).toBe(503)
    const { message, checks } = (await (await fetch(`${at}/health/ready`)).json()) as {
      message: string
      checks: { name: string; ok: boolean; reason?: string }[]
    }
    const reason = 'The connection that tells of changes is lost; it is being made again.'
    expect(message).toBe(reason)
    expect(checks.find(({ name }) => name === 'events')).toEqual({ name: 'events', ok: false, reason })
  })
})
