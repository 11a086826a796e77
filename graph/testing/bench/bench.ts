// npm run bench: how close the hot paths come to the limit, as shares of it, both measured in the same run.
import { spawn, type ChildProcess } from 'node:child_process'
import net from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { projectFile, projectRoot } from '../../../prisma/project.ts'
import { startScratch } from '../../../prisma/scratch.ts'
import { migrate } from '../../../prisma/migrate.ts'
import { seedScale } from '../../../prisma/seed/scale.ts'
import { connectionOf } from '../../db.ts'
import { hashPassword } from '../../session/password.ts'
import { boardDocument, nodeDocument, transitionDocument } from './documents.ts'
import { Connection, median, throughput, type Call } from './load.ts'

const password = 'demo-Pass-1'
const { values: options, positionals: only } = parseArgs({
  allowPositionals: true,
  // A database that `npm run seed` has filled already, instead of one for this run alone.
  options: { database: { type: 'string' } },
})
const wanted = (name: string) => !only.length || only.includes(name)

async function main() {
  const database = options.database
    ? { connection: connectionOf(options.database), stop: async () => {} }
    : await seededDatabase()
  const children: ChildProcess[] = []
  try {
    const { host, port, user, password: secret, database: name } = database.connection
    const url = `postgresql://${user}:${String(secret)}@${host}:${port}/${name}`
    const ours = await startServer(children, ['--max-semi-space-size=64', projectFile('dist/graph/main.js')], url)
    const limit = await startServer(children, ['--import', './graph/build/hook.mjs', 'graph/testing/bench/limitServer.ts'], url)
    await shares(ours, limit, await signIn(ours))
  } finally {
    for (const child of children) child.kill('SIGTERM')
    await delay(500)
    await database.stop()
  }
}

async function seededDatabase() {
  const database = await startScratch([])
  await migrate(database.connection)
  const client = new pg.Client(database.connection)
  await client.connect()
  console.log('Seeding 200,000 records in 50 organizations …')
  const scale = { organizations: 50, records: 200_000, passwordHash: await hashPassword(password) }
  await seedScale(client, scale).finally(() => client.end())
  return database
}

interface BenchViewer {
  token: string
  email: string
  ids: string[]
}

/** Twelve viewers of all access levels in twelve organizations. */
async function signIn(port: number): Promise<BenchViewer[]> {
  const hands = [1, 1, 1, 2, 2, 3, 4, 5, 6, 7, 20, 30]
  const viewers: BenchViewer[] = []
  for (const [i, hand] of hands.entries()) {
    const email = `hand-${hand}@carrier-${i * 4 + 1}.test`
    const response = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    const { token } = (await response.json()) as { token: string }
    viewers.push({ token, email, ids: [] })
  }
  return viewers
}

async function startServer(children: ChildProcess[], args: string[], url: string): Promise<number> {
  const port = await freePort()
  const many = '100000000'
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: {
      ...process.env,
      DATABASE_URL: url,
      PORT: String(port),
      SEED: 'none',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      OPERATIONS_PER_MINUTE: many,
      SIGN_INS_PER_ADDRESS: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  await new Promise<void>((resolve, reject) => {
    child.stdout!.on('data', (text: Buffer) => /ready/i.test(text.toString()) && resolve())
    child.once('exit', (code) => reject(new Error(`${args.at(-1)} ended with ${code}.`)))
  })
  return port
}

interface Case {
  name: string
  goal: number
  ours(viewer: BenchViewer): Call
  limit(viewer: BenchViewer): Call
}

async function shares(ours: number, limit: number, viewers: BenchViewer[]) {
  await findIds(ours, viewers)
  let turn = 0
  const graphql = (viewer: BenchViewer, query: string, variables: object = {}): Call => ({
    method: 'POST',
    path: '/graphql',
    token: viewer.token,
    body: JSON.stringify({ query, variables }),
  })
  const post = (path: string, viewer: BenchViewer, variables: object): Call => ({
    method: 'POST',
    path,
    token: viewer.token,
    body: JSON.stringify({ variables }),
  })
  const idOf = (viewer: BenchViewer) => viewer.ids[turn++ % viewer.ids.length]!
  const reprioritized = (viewer: BenchViewer) => ({ input: { id: idOf(viewer), priorityId: 2 + (turn % 7) } })
  const cases: Case[] = [
    {
      name: 'board',
      goal: 0.35,
      ours: (viewer) => graphql(viewer, boardDocument),
      limit: (viewer) => post('/board', viewer, {}),
    },
    {
      name: 'list',
      goal: 0.35,
      ours: ({ token }) => ({ method: 'GET', path: '/api/views/get_action_record_management?limit=1000', token }),
      limit: ({ token }) => ({ method: 'GET', path: '/list?limit=1000', token }),
    },
    {
      name: 'node',
      goal: 0.2,
      ours: (viewer) => graphql(viewer, nodeDocument, { id: idOf(viewer) }),
      limit: (viewer) => post('/node', viewer, { id: idOf(viewer) }),
    },
    {
      name: 'transition',
      goal: 0.5,
      ours: (viewer) => graphql(viewer, transitionDocument, reprioritized(viewer)),
      limit: (viewer) => post('/transition', viewer, reprioritized(viewer)),
    },
  ]
  for (const one of cases) {
    if (!wanted(one.name)) continue
    if (one.name !== 'transition') await compare(one, ours, limit, viewers)
    const rounds: { ours: number; limit: number }[] = []
    const next = (call: (viewer: BenchViewer) => Call) => {
      let i = 0
      return () => call(viewers[i++ % viewers.length]!)
    }
    await throughput(ours, next(one.ours), { seconds: 2 })
    await throughput(limit, next(one.limit), { seconds: 1 })
    for (let round = 0; round < 3; round++) {
      rounds.push({ ours: await throughput(ours, next(one.ours)), limit: await throughput(limit, next(one.limit)) })
    }
    const share = median(rounds.map((round) => round.ours / round.limit))
    const rate = (side: 'ours' | 'limit') => median(rounds.map((round) => round[side])).toFixed(0)
    console.log(
      `${one.name.padEnd(12)} ${share.toFixed(2)} of the limit (goal ${one.goal}): ${rate('ours')}/s of ${rate('limit')}/s`,
    )
  }
}

/** Both sides answer a viewer with the same bytes. */
async function compare(one: Case, ours: number, limit: number, viewers: BenchViewer[]) {
  const [left, right] = [new Connection(ours), new Connection(limit)]
  for (const viewer of viewers) {
    const fixed = { ...viewer, ids: viewer.ids.slice(0, 1) }
    const [mine, theirs] = [await left.send(one.ours(fixed)), await right.send(one.limit(fixed))].map(String) as [string, string]
    if (mine !== theirs) {
      const at = [...mine].findIndex((letter, i) => letter !== theirs[i])
      throw new Error(`${one.name} differs for ${viewer.email} at ${at}:\n${mine.slice(at - 80, at + 200)}\n${theirs.slice(at - 80, at + 200)}`)
    }
  }
  left.close()
  right.close()
}

/** Open records that each viewer may reprioritize. */
async function findIds(port: number, viewers: BenchViewer[]) {
  const connection = new Connection(port)
  for (const viewer of viewers) {
    const query = '{ board { buckets { actions(first: 100) { edges { node { id viewerTransitions } } } } } }'
    const answer = await connection.send({ method: 'POST', path: '/graphql', token: viewer.token, body: JSON.stringify({ query }) })
    type Edge = { node: { id: string; viewerTransitions: string[] } }
    const { data } = JSON.parse(answer.toString()) as { data: { board: { buckets: { actions: { edges: Edge[] } }[] } } }
    viewer.ids = data.board.buckets.flatMap(({ actions }) =>
      actions.edges.flatMap(({ node }) => (node.viewerTransitions.includes('REPRIORITIZE') ? [node.id] : [])),
    )
    if (!viewer.ids.length) throw new Error(`${viewer.email} has no record to change.`)
  }
  connection.close()
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })
}

await main()
process.exit(0)
