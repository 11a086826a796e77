// The hot paths as shares of the limit: both sides answer the same bytes under the same authorization, in turns.
import { priority } from '../entryIds.ts'
import { boardDocument, nodeDocument, transitionDocument } from './documents.ts'
import { Connection, graphqlCall, inTurn, listCall, median, throughput, type Call } from './load.ts'
import { signIn, startLimit, startOurs, type BenchViewer } from './processes.ts'
import { sized } from './size.ts'

interface Viewer extends BenchViewer {
  /** Open records that they may reprioritize. */
  ids: string[]
}

interface Case {
  name: string
  goal: number
  ours: (viewer: Viewer) => Call
  limit: (viewer: Viewer) => Call
}

/** Twelve viewers of all access levels in twelve organizations. */
export const hands = [1, 1, 1, 2, 2, 3, 4, 5, 6, 7, 20, 30]

const limitCall = (path: string, { token }: BenchViewer, variables: object): Call => ({
  method: 'POST',
  path,
  token,
  body: JSON.stringify({ variables }),
})

let turn = 0
const idOf = ({ ids }: Viewer) => ids[turn++ % ids.length]!
const reprioritized = (viewer: Viewer) => ({ input: { id: idOf(viewer), priorityId: priority(2 + (turn % 7)) } })

const cases: Case[] = [
  {
    name: 'board',
    goal: 0.75,
    ours: (viewer) => graphqlCall(viewer, boardDocument),
    limit: (viewer) => limitCall('/board', viewer, {}),
  },
  {
    name: 'list',
    goal: 0.75,
    ours: (viewer) => listCall(viewer),
    limit: ({ token }) => ({ method: 'GET', path: '/list?limit=1000', token }),
  },
  {
    name: 'node',
    goal: 0.85,
    ours: (viewer) => graphqlCall(viewer, nodeDocument, { id: idOf(viewer) }),
    limit: (viewer) => limitCall('/node', viewer, { id: idOf(viewer) }),
  },
  {
    name: 'transition',
    goal: 0.9,
    ours: (viewer) => graphqlCall(viewer, transitionDocument, reprioritized(viewer)),
    limit: (viewer) => limitCall('/transition', viewer, reprioritized(viewer)),
  },
]

/** As many as those of twelve viewers who are spread over them. */
export const shareTenants = [{ organizations: 50, records: sized(200_000, 20_000) }]

export const shareNames = cases.map(({ name }) => name)

export async function shares(url: string, wanted: (name: string) => boolean) {
  const [ours, limit] = [await startOurs(url), await startLimit(url)]
  const viewers: Viewer[] = []
  for (const [i, hand] of hands.entries()) {
    const viewer = await signIn(ours, `carrier-${i * 4 + 1}`, hand)
    viewers.push({ ...viewer, ids: await reprioritizable(ours, viewer) })
  }
  for (const one of cases) {
    if (!wanted(one.name)) continue
    await compare(one, ours, limit, viewers)
    const [callOurs, callLimit] = [inTurn(viewers, one.ours), inTurn(viewers, one.limit)]
    await throughput(ours, callOurs, { seconds: 2 })
    await throughput(limit, callLimit, { seconds: 1 })
    const rounds: { ours: number; limit: number }[] = []
    for (let round = 0; round < 3; round++) {
      rounds.push({ ours: await throughput(ours, callOurs), limit: await throughput(limit, callLimit) })
    }
    const share = median(rounds.map((round) => round.ours / round.limit))
    const rate = (side: 'ours' | 'limit') => median(rounds.map((round) => round[side])).toFixed(0)
    console.log(
      `${one.name.padEnd(12)} ${share.toFixed(2)} of the limit (goal ${one.goal}): ${rate('ours')}/s of ${rate('limit')}/s`,
    )
  }
}

/** What a query of ours cost, which the limit does not count. */
const cost = /,"extensions":\{"cost":\{[^}]*\}\}\}$/

/**
 * Both sides answer a viewer with the same bytes, but for the cost, and for the version, which each transition makes
 * another.
 */
async function compare(one: Case, ours: number, limit: number, viewers: Viewer[]) {
  const [left, right] = [new Connection(ours), new Connection(limit)]
  const text = (answer: Buffer) =>
    answer
      .toString()
      .replace(cost, '}')
      .replace(/"version":\d+/g, one.name === 'transition' ? '' : '$&')
  for (const viewer of viewers) {
    const fixed = { ...viewer, ids: viewer.ids.slice(0, 1) }
    turn = 0
    const mine = text(await left.send(one.ours(fixed)))
    turn = 0
    const theirs = text(await right.send(one.limit(fixed)))
    if (mine === theirs) continue
    const at = mine.split('').findIndex((letter, i) => letter !== theirs[i])
    throw new Error(
      `${one.name} differs for ${viewer.email} at ${at}:\n${mine.slice(at - 80, at + 200)}\n${theirs.slice(at - 80, at + 200)}`,
    )
  }
  left.close()
  right.close()
}

async function reprioritizable(port: number, viewer: BenchViewer): Promise<string[]> {
  const connection = new Connection(port)
  const query = '{ board { buckets { actions(first: 100) { edges { node { id viewerTransitions } } } } } }'
  const answer = await connection.send(graphqlCall(viewer, query))
  connection.close()
  type Edge = { node: { id: string; viewerTransitions: string[] } }
  const { data } = JSON.parse(answer.toString()) as { data: { board: { buckets: { actions: { edges: Edge[] } }[] } } }
  const ids = data.board.buckets.flatMap(({ actions }) =>
    actions.edges.flatMap(({ node }) => (node.viewerTransitions.includes('REPRIORITIZE') ? [node.id] : [])),
  )
  if (!ids.length) throw new Error(`${viewer.email} has no record to change.`)
  return ids
}
