// Many who write at once, and what they wait for meanwhile: as a share of bare rows that go into a table like that of
// records, with its indexes and without its triggers.
import { setTimeout as delay } from 'node:timers/promises'
import { priority } from '../entryIds.ts'
import { connectionOf, makeClient, withConnection } from '../../../prisma/connect.ts'
import { transitionDocument } from './documents.ts'
import { Connection, graphqlCall, inTurn, throughput, type Call } from './load.ts'
import { signIn, startOurs, type BenchViewer } from './processes.ts'
import { hands } from './shares.ts'
import { sized } from './size.ts'

const connections = 32
const seconds = sized(6, 0.3)
const goal = 0.6

export const writerTenants = [{ organizations: 50, records: sized(50_000, 5_000) }]

interface Writer extends BenchViewer {
  ids: string[]
  /** What a new record of theirs has. */
  filled: { organizationId: string; actionClassId: string; priorityId: string }
}

const createDocument = `mutation ($input: CreateActionInput!) {
  createAction(input: $input) { ... on CreateActionSuccess { action { id version } } ... on Error { message } }
}`

async function writerOf(port: number, tenant: string, hand: number): Promise<Writer> {
  const viewer = await signIn(port, tenant, hand)
  const connection = new Connection(port)
  const query =
    '{ board { buckets { actions(first: 100) { edges { node { id organization { id } actionClass { id } } } } } } }'
  const answer = await connection.send(graphqlCall(viewer, query))
  connection.close()
  type Node = Record<'organization' | 'actionClass', { id: string }> & { id: string }
  const { data } = JSON.parse(answer.toString()) as {
    data: { board: { buckets: { actions: { edges: { node: Node }[] } }[] } }
  }
  const nodes = data.board.buckets.flatMap(({ actions }) => actions.edges.map(({ node }) => node))
  const { organization, actionClass } = nodes[0]!
  const filled = { organizationId: organization.id, actionClassId: actionClass.id, priorityId: priority(5) }
  return { ...viewer, ids: nodes.map(({ id }) => id), filled }
}

/** Rows a second that go into a table without triggers, each as one statement of its own. */
async function bareRows(url: string): Promise<number> {
  const connection = connectionOf(url)
  const columns = await withConnection(connection, async (client) => {
    await client.query('create table bare (like action including all); create sequence bare_number start 1000000000')
    const { rows } = await client.query<{ name: string }>(
      `select attname as name from pg_attribute
       where attrelid = 'action'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
         and attname not in ('id', 'number', 'legacy_id')`,
    )
    return rows.map(({ name }) => name).join(', ')
  })
  const insert = {
    name: 'bare',
    text: `insert into bare (number, ${columns}) select nextval('bare_number'), ${columns} from action where id = $1`,
    values: await withConnection(connection, async (client) => {
      const { rows } = await client.query<{ id: string }>('select id from action limit 1')
      return [rows[0]!.id]
    }),
  }
  let count = 0
  const end = performance.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = makeClient(connection)
      await client.connect()
      for (; performance.now() < end; count++) await client.query(insert)
      await client.end()
    }),
  )
  return count / seconds
}

/** What those who write wait for in the database, as shares of their waits. */
async function waitsDuring(url: string, work: () => Promise<number>): Promise<{ rate: number; waits: string }> {
  const counts = new Map<string, number>()
  const over = new AbortController()
  const sampling = withConnection(connectionOf(url), async (client) => {
    while (!over.signal.aborted) {
      const { rows } = await client.query<{ event: string; n: number }>(
        `select wait_event_type || ' ' || wait_event as event, count(*)::int as n from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and state = 'active' and wait_event is not null
         group by 1`,
      )
      for (const { event, n } of rows) counts.set(event, (counts.get(event) ?? 0) + n)
      await delay(20)
    }
  })
  const rate = await work()
  over.abort()
  await sampling
  const all = [...counts.values()].reduce((sum, n) => sum + n, 0)
  const most = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, 3)
  return { rate, waits: most.map(([event, n]) => `${event} ${((100 * n) / all).toFixed(0)} %`).join(', ') }
}

export async function writers(url: string) {
  const port = await startOurs(url)
  const people = await Promise.all(hands.slice(0, 8).map((hand, i) => writerOf(port, `carrier-${i * 4 + 1}`, hand)))
  let turn = 0
  const calls: Record<string, (writer: Writer) => Call> = {
    transitions: (writer) =>
      graphqlCall(writer, transitionDocument, {
        input: { id: writer.ids[turn++ % writer.ids.length], priorityId: priority(2 + (turn % 7)) },
      }),
    creations: (writer) =>
      graphqlCall(writer, createDocument, {
        input: { ...writer.filled, title: `Load ${turn++}` },
      }),
  }
  const bare = await bareRows(url)
  for (const [name, call] of Object.entries(calls)) {
    const connection = new Connection(port)
    for (const person of people) {
      const answer = (await connection.send(call(person))).toString()
      if (!answer.includes('"version"')) throw new Error(`${person.email}: ${answer}`)
    }
    connection.close()
    await throughput(port, inTurn(people, call), { connections, seconds: 2 })
    const { rate, waits } = await waitsDuring(url, () =>
      throughput(port, inTurn(people, call), { connections, seconds }),
    )
    console.log(
      `writers      ${(rate / bare).toFixed(2)} of bare rows (goal ${goal}): ${rate.toFixed(0)} ${name}/s by ${connections} writers, of ${bare.toFixed(0)}/s; waits: ${waits}`,
    )
  }
}
