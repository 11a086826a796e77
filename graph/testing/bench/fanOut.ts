// From a change to a thousand people who look at that board: each another user of one large group, with the rights of
// their level.
import { priority } from '../entryIds.ts'
import net from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { Connection, graphqlCall } from './load.ts'
import { signIn, startOurs, type BenchViewer } from './processes.ts'
import { sized } from './size.ts'

const subscribers = sized(1_000, 30)
const eventsPerSecond = 10
const seconds = sized(15, 1)
/** Not counted: the first events find cold code, as the first rounds of the other parts do. */
const warmUpSeconds = sized(2, 1)
const goal = 150

/** One tenant whose people are as many as listen. */
export const fanOutTenants = [{ name: 'Crowd', organizations: 1, records: sized(10_000, 1_000), people: subscribers }]

/** All of them in the same group, so that each sees what is Next Up there. */
export const fanOutGroup = `update membership m set organization_id = o.root_id, department_id = g.department_id,
    group_id = case when m.group_id is not null then g.id end
  from organization o, (select id, department_id from department_group order by legacy_id limit 1) g
  where o.id = m.organization_id and m.department_id is not null`

const subscription = `subscription {
  boardChanged {
    actionId version
    before { bucket organizationPath groupId actionClassId priorityId title key }
    after { bucket organizationPath groupId actionClassId priorityId title key }
    action {
      id key title stateName schedule { end } version viewerTransitions priority { name } actionClass { name }
      organization { name } group { name } assignee { name }
    }
  }
}`

const reprioritize = `mutation ($input: ReprioritizeActionInput!) {
  reprioritizeAction(input: $input) { ... on ReprioritizeActionSuccess { action { id version } } ... on Error { message } }
}`

/** Listens; calls back with each change's version and record as it arrives. */
function listen(port: number, { token }: BenchViewer, heard: (key: string) => void): Promise<net.Socket> {
  const body = JSON.stringify({ query: subscription })
  const socket = net.connect({ port, host: '127.0.0.1' })
  socket.write(
    `POST /graphql HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\naccept: text/event-stream\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
  let text = ''
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      if ((text.startsWith('HTTP/1.1 ') && !text.startsWith('HTTP/1.1 200')) || text.includes('"errors"'))
        reject(new Error(text))
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const key = /"actionId":"([^"]+)","version":(\d+)/.exec(text.slice(0, end))
        if (key) heard(`${key[1]} ${key[2]}`)
        text = text.slice(end + 2)
        resolve(socket)
      }
    })
  })
}

export async function fanOut(url: string) {
  const port = await startOurs(url)
  const hands = Array.from({ length: subscribers }, (_, i) => i + 1)
  const viewers = await inBatches(hands, (hand) => signIn(port, 'crowd-1', hand))
  const admin = viewers[0]!
  const connection = new Connection(port)
  const records = await recordsSeenBy(connection, viewers.at(-1)!)
  const sent = new Map<string, number>()
  const delays: number[] = []
  let early = 0
  const heard = (key: string) => {
    const at = sent.get(key)
    if (at === undefined) early++
    else if (!Number.isNaN(at)) delays.push(performance.now() - at)
  }
  const sockets = await inBatches(viewers, (viewer) => listen(port, viewer, heard))
  const versions = new Map<string, number>()
  const begun = performance.now()
  for (let event = 0; event < eventsPerSecond * (warmUpSeconds + seconds); event++) {
    const { id, version } = records[event % records.length]!
    const next = (versions.get(id) ?? version) + 1
    versions.set(id, next)
    sent.set(`${id} ${next}`, event < eventsPerSecond * warmUpSeconds ? NaN : performance.now())
    const answer = await connection.send(
      graphqlCall(admin, reprioritize, { input: { id, priorityId: priority(3 + (next % 3)) } }),
    )
    if (!answer.includes('"version"')) throw new Error(answer.toString())
    await delay(Math.max(0, begun + ((event + 1) * 1000) / eventsPerSecond - performance.now()))
  }
  await delay(1000)
  for (const socket of sockets) socket.destroy()
  connection.close()
  delays.sort((one, other) => one - other)
  const at = (share: number) => delays[Math.floor(delays.length * share)]!.toFixed(0)
  const perEvent = delays.length / (eventsPerSecond * seconds)
  if (early) throw new Error(`${early} changes were heard that nobody made.`)
  if (perEvent !== subscribers) throw new Error(`Of ${subscribers} people ${perEvent} heard of a change.`)
  console.log(
    `fan-out      p99 ${at(0.99)} ms, p50 ${at(0.5)} ms (goal p99 ${goal} ms): ${eventsPerSecond} changes a second, each heard by ${perEvent} people`,
  )
}

async function inBatches<Item, Result>(
  items: Item[],
  work: (item: Item) => Promise<Result>,
  size = 50,
): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < items.length; at += size)
    results.push(...(await Promise.all(items.slice(at, at + size).map(work))))
  return results
}

/** Records that are Next Up in the group of somebody. */
async function recordsSeenBy(connection: Connection, viewer: BenchViewer) {
  const query = '{ board { buckets { actions(first: 50) { edges { node { id version } } } } } }'
  const answer = await connection.send(graphqlCall(viewer, query))
  type Node = { id: string; version: number }
  const { data } = JSON.parse(answer.toString()) as {
    data: { board: { buckets: { actions: { edges: { node: Node }[] } }[] } }
  }
  return data.board.buckets[0]!.actions.edges.map(({ node }) => node)
}
