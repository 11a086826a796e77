// What the first page of a list of 1,000,000 records costs by each single comparison in each order: the time of its
// statement as a multiple of a look-up by primary key, which is sent in the same way in the same run.
import { execute, parse } from 'graphql'
import type pg from 'pg'
import { connectionOf, withConnection } from '../../../prisma/connect.ts'
import { Context } from '../../kernel/context.ts'
import { loadViewer } from '../../kernel/loadViewer.ts'
import { readSettings } from '../../kernel/settings.ts'
import { makeSchema } from '../../schema.ts'
import { closeServices, makeServices } from '../../services.ts'
import { orders } from '../../work/action/gridOrder.ts'
import { comparisonsOf, type Sample, sampleSql } from './comparisons.ts'
import { median } from './load.ts'
import { sized } from './size.ts'

const goal = 50
const rounds = sized(3, 1)
/** What takes longer is not measured again, and no further than to the limit. */
const long = 100
const limit = 500

export const listTenants = [
  { name: 'Vast', organizations: 1, records: sized(1_000_000, 20_000), people: sized(4_000, 40) },
]

/** Gives one in a hundred records what the seed gives none: code, location, vehicle, task record, sign-off. */
export const rareFields = `
  set session_replication_role = replica;
  insert into location (organization_id, name, type_id, latitude, longitude)
    select id, 'Gate', 1, 1, 1 from organization where parent_id is null;
  insert into vehicle (organization_id, unit_number, type) select id, '4184', 'Tractor' from organization where parent_id is null;
  insert into task_record (organization_id, task_item_id, title, class_id, priority_id, creator_id)
    select organization_id, task_item_id, title, class_id, priority_id, creator_id from action limit 1;
  update action set po_number = 'PO-' || legacy_id % 5000, requires_sign_off = true,
    location_id = (select id from location limit 1), vehicle_id = (select id from vehicle limit 1), task_record_id = (select id from task_record limit 1)
    where legacy_id % 101 = 0;
  set session_replication_role = default`

const document = parse(`query ($filter: ActionFilter, $orderBy: ActionOrder) {
  actionGrid(filter: $filter, orderBy: $orderBy) {
    rows(first: 50) { nodes { id key title stateName organization { name } assignee { name } } } } }`)

interface Cost {
  name: string
  order: string
  /** In look-ups by primary key. */
  times: number
}

interface Statement {
  text: string
  values: unknown[]
}

const timed = async (client: pg.ClientBase, statement: Statement): Promise<number> => {
  const begun = performance.now()
  await client.query({ ...statement, rowMode: 'array' }).catch((error: { code?: string }) => {
    // It was ended at the limit.
    if (error.code !== '57014') throw error
  })
  return performance.now() - begun
}

/** Asks the graph, which sends no statement but answers with the one that it would send. */
async function asker(url: string) {
  const services = await makeServices(readSettings({ LOG_LEVEL: 'silent' }), connectionOf(url))
  const schema = makeSchema()
  const { id: userId } = await services.db.prisma.user.findFirstOrThrow({ where: { email: 'hand-1@vast-1.test' } })
  const expiresAt = new Date(Date.now() + 86_400_000)
  const { id } = await services.db.prisma.session.create({ data: { userId, expiresAt }, select: { id: true } })
  const viewer = await loadViewer(services.db, id, services.clock.now())
  const statementOf = async (variables: Record<string, unknown>): Promise<Statement> => {
    let sent: Statement | undefined
    const runOnce = async (text: string, values: unknown[]) => {
      sent = { text, values }
      return []
    }
    const db = { ...services.db, runOnce }
    const client = { requestId: 'bench', address: '127.0.0.1', userAgent: 'bench' }
    const contextValue = new Context({ ...services, db }, client, viewer)
    const { errors } = await execute({ schema, document, contextValue, variableValues: variables })
    if (errors?.[0]) throw errors[0]
    return sent!
  }
  const close = () => closeServices(services)
  return { schema, statementOf, close }
}

export async function lists(url: string) {
  const { schema, statementOf, close } = await asker(url)
  await withConnection(connectionOf(url), async (client) => {
    await client.query('vacuum (analyze) action')
    const { rows } = await client.query<{ sample: Sample }>(sampleSql, [sized(200, 0)])
    const { sample } = rows[0]!
    await client.query(`set statement_timeout = ${limit}`)
    const byKey = { text: 'select * from action where id = $1', values: [sample.id] }
    const lookUps: number[] = []
    const found: (Omit<Cost, 'times'> & { time: number })[] = []
    for (const { name, filter } of [{ name: 'no filter', filter: {} }, ...comparisonsOf(schema, sample)])
      for (const field of Object.keys(orders))
        for (const direction of ['ASC', 'DESC']) {
          const statement = await statementOf({ filter, orderBy: { field, direction } })
          const times: number[] = []
          while (times.length < rounds && (times[0] ?? 0) < long) times.push(await timed(client, statement))
          lookUps.push(await timed(client, byKey))
          found.push({ name, order: `${field} ${direction}`, time: median(times) })
        }
    const lookUp = median(lookUps)
    console.log(`lists        a look-up by primary key takes ${lookUp.toFixed(2)} ms`)
    report(found.map(({ time, ...cost }) => ({ ...cost, times: time / lookUp })))
  })
  await close()
}

function report(costs: readonly Cost[]) {
  for (const [order, some] of groupedBy(costs, 'order')) {
    const worst = some.reduce((one, other) => (other.times > one.times ? other : one))
    const above = some.filter(({ times }) => times > goal).length
    console.log(
      `lists        by ${order.padEnd(17)} median ${median(some.map(({ times }) => times)).toFixed(1)} ×, worst ${worst.times.toFixed(0)} × (${worst.name}); ${above} of ${some.length} above the goal of ${goal}`,
    )
  }
  for (const [name, some] of groupedBy(costs, 'name')) {
    const above = some.filter(({ times }) => times > goal).map(({ order, times }) => `${order} ${times.toFixed(0)} ×`)
    if (above.length) console.log(`lists        above ${goal}: ${name}: ${above.join(', ')}`)
  }
}

function groupedBy(costs: readonly Cost[], by: 'order' | 'name'): Map<string, Cost[]> {
  const groups = new Map<string, Cost[]>()
  for (const cost of costs) groups.set(cost[by], [...(groups.get(cost[by]) ?? []), cost])
  return groups
}
