// A million observations by /ingest beside the bare COPY of the same rows in one run; a year of a metric over a subtree
// beside that of one organization; and what a late value touches.
import http from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { connectionOf, makeClient } from '../../../prisma/connect.ts'
import { openServer } from '../../server.ts'
import { readSeries } from '../../performance/observation/readSeries.ts'
import { makeSchema } from '../../schema.ts'
import { closeServices, makeServices } from '../../services.ts'
import { signAccessToken } from '../../kernel/auth/accessToken.ts'
import { readSettings } from '../../kernel/settings.ts'
import { minute } from '../../kernel/time/milliseconds.ts'
import { sized } from './size.ts'

const organizations = 200
const vehiclesEach = 5
const requests = sized(10, 1)
const perRequest = sized(100_000, 2_000)

const columns = `metric_id, formula_number, organization_id, vehicle_id, at, "values", numerator, denominator, value, source, source_key, entered_by_id, created_at`

interface Place {
  organization: string
  vehicle: string
  unit: string
}

/** A tree of one root with 200 organizations below it, five vehicles each. */
async function seedTree(client: pg.ClientBase) {
  const {
    rows: [root],
  } = await client.query<{ id: string }>(
    `insert into organization (legal_name, type) values ('Bench', 'CORPORATION') returning id`,
  )
  await client.query(
    `insert into organization (legal_name, type, parent_id, time_zone)
    select 'Place ' || n, 'DIVISION', $1, (array['America/New_York', 'America/Denver', 'UTC', 'Asia/Kolkata'])[1 + n % 4] from generate_series(1, $2::int) n`,
    [root!.id, organizations],
  )
  await client.query(
    `insert into vehicle (organization_id, unit_number, type) select o.id, 'T-' || n, 'Tractor' from organization o, generate_series(1, $2::int) n where o.parent_id = $1`,
    [root!.id, vehiclesEach],
  )
  const { rows: places } = await client.query<Place>(
    `select v.organization_id organization, v.id vehicle, v.unit_number unit from vehicle v join organization o on o.id = v.organization_id where o.root_id = $1`,
    [root!.id],
  )
  const {
    rows: [user],
  } = await client.query<{ id: string }>(
    `insert into app_user (email, name, password_hash) values ('bench@test.test', 'Bench', '-') returning id`,
  )
  await client.query(
    `with role as (insert into job_role (organization_id, name) values ($1, 'Bench') returning id)
    insert into membership (user_id, organization_id, access_level, job_role_id, starts_at) select $2, $1, 'ADMIN', id, now() - interval '1 day' from role`,
    [root!.id, user!.id],
  )
  const {
    rows: [session],
  } = await client.query<{ id: string }>(
    `insert into session (user_id, expires_at) values ($1, now() + interval '1 day') returning id`,
    [user!.id],
  )
  const {
    rows: [metric],
  } = await client.query<{ id: string }>(`select id from metric where root_id = $1 and key = 'fuel-efficiency'`, [
    root!.id,
  ])
  return { rootId: root!.id, places, userId: user!.id, sessionId: session!.id, metricId: metric!.id }
}

export async function metrics(url: string) {
  const client = makeClient(connectionOf(url))
  await client.connect()
  const { rootId, places, userId, sessionId, metricId } = await seedTree(client)
  const services = await makeServices(
    { ...readSettings({ LOG_LEVEL: 'silent' }), PORT: 0, OPERATIONS_PER_MINUTE: 1e9 },
    connectionOf(url),
  )
  const server = await openServer(makeSchema(), services)
  // Anew for each request: an access token lasts ten minutes, which a slow machine needs longer than.
  const ingest = async (lines: Buffer) =>
    send(server.address, await signAccessToken(services.keys, userId, sessionId, new Date()), lines)
  const start = Date.now() - 365 * 24 * 60 * minute
  // Each vehicle reports every few hours of a year.
  const rowAt = (i: number) => ({
    place: places[i % places.length]!,
    at: new Date(start + Math.floor(i / places.length) * 525 * minute).toISOString(),
    distance: 50 + (i % 977),
    litres: 10 + (i % 31),
  })
  const body = (request: number) =>
    Array.from({ length: perRequest }, (_, k) => {
      const i = request * perRequest + k
      const { place, at, distance, litres } = rowAt(i)
      return `{"metric":"fuel-efficiency","organization":"${place.organization}","vehicle":"${place.unit}","at":"${at}","values":{"distance_km":${distance},"fuel_litres":${litres}},"key":"k${i}"}`
    }).join('\n')
  const text = (request: number) =>
    Array.from({ length: perRequest }, (_, k) => {
      const i = request * perRequest + k
      const { place, at, distance, litres } = rowAt(i)
      return `${metricId}\t1\t${place.organization}\t${place.vehicle}\t${at}\t{${distance},${litres}}\t${distance}\t${litres}\t${distance / litres}\tcopy\tk${i}\t${userId}\t${at}\n`
    }).join('')
  let ours = 0
  let bare = 0
  for (let request = 0; request < requests; request++) {
    const lines = Buffer.from(body(request))
    let begun = performance.now()
    const answer = await ingest(lines)
    ours += performance.now() - begun
    if (answer.added !== perRequest) throw new Error(JSON.stringify(answer))
    // The bare COPY writes the same rows to the same table with its indexes and references, and counts nothing.
    const rows = text(request)
    await client.query('begin; alter table observation disable trigger user')
    begun = performance.now()
    await pipeline(
      Readable.from([rows], { objectMode: false }),
      client.query(copyFrom(`copy observation (${columns}) from stdin`)),
    )
    bare += performance.now() - begun
    await client.query('rollback')
  }
  const total = requests * perRequest
  const perSecond = (milliseconds: number) => Math.round((total / milliseconds) * 1000)
  console.log(
    `ingest: ${total.toLocaleString('en')} observations at ${perSecond(ours).toLocaleString('en')}/s, bare COPY ${perSecond(bare).toLocaleString('en')}/s: ${(bare / ours).toFixed(2)} of it (at least 20,000/s or 0.33)`,
  )

  await client.query('vacuum (analyze) metric_period, observation')
  const from = new Date(start)
  const to = new Date()
  const read = (scopeId: string) => readSeries(services.db, { metricId, scopeId, grain: 'DAY', from, to })
  const timed = async (scopeId: string) => {
    const begun = performance.now()
    for (let i = 0; i < 50; i++) await read(scopeId)
    return performance.now() - begun
  }
  await timed(rootId)
  const [one, tree] = [await timed(places[0]!.organization), await timed(rootId)]
  console.log(
    `series: a year over ${organizations} organizations ${(tree / 50).toFixed(2)} ms, of one ${(one / 50).toFixed(2)} ms: ${(tree / one).toFixed(2)} × (at most 3)`,
  )

  const {
    rows: [before],
  } = await client.query<{ id: string }>('select pg_current_xact_id()::text id')
  const late = rowAt(5_000)
  await ingest(
    Buffer.from(
      JSON.stringify({
        metric: 'fuel-efficiency',
        organization: late.place.organization,
        vehicle: late.place.unit,
        at: late.at,
        values: { distance_km: 1, fuel_litres: 1 },
        key: 'late',
      }),
    ),
  )
  const {
    rows: [changed],
  } = await client.query<{ n: string; all: string }>(
    `select count(*) filter (where xmin::text::bigint > $1::bigint) n, count(*) "all" from metric_period where metric_id = $2`,
    [before!.id, metricId],
  )
  if (changed!.n !== '15')
    throw new Error(`One late value changes ${changed!.n} periods, not the 5 grains of its 3 scopes.`)
  console.log(
    `late: one late value changes ${changed!.n} of ${Number(changed!.all).toLocaleString('en')} periods (5 of each of its 3 scopes)`,
  )
  await server.close()
  await closeServices(services)
  await client.end()
}

const agent = new http.Agent({ keepAlive: true })

/** Rejects where it is refused: what was not written has changed nothing. */
function send(address: string, token: string, body: Buffer): Promise<{ added?: number }> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/x-ndjson',
      'content-length': body.length,
    }
    const request = http.request(`${address}/ingest`, { method: 'POST', agent, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const text = Buffer.concat(parts).toString()
        if (response.statusCode === 200) resolve(JSON.parse(text) as { added?: number })
        else reject(new Error(`${response.statusCode}: ${text}`))
      })
    })
    request.on('error', reject).end(body)
  })
}
