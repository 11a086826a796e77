// What a bench runs against: a seeded database, servers as processes of their own, and people who are signed in.
import { spawn, type ChildProcess } from 'node:child_process'
import type { EmbeddedDatabase } from '../../../prisma/embedded.ts'
import { addressOf, withConnection, type Connection } from '../../../prisma/connect.ts'
import { freePort } from '../../../prisma/freePort.ts'
import { migrate } from '../../../prisma/migrate.ts'
import { projectFile, projectRoot } from '../../../prisma/project.ts'
import { seedScale, type Scale } from '../../seed/scale.ts'
import { hashPassword } from '../../kernel/auth/password.ts'

export const password = 'demo-Pass-1'
const children: ChildProcess[] = []
const pids = new Map<number, number>()

/** A new database on a server, with these tenants in it and a change made to them; answers with its address. */
export async function seeded(
  server: EmbeddedDatabase,
  name: string,
  tenants: Omit<Scale, 'passwordHash'>[],
  change?: string,
): Promise<string> {
  await query(server.owner, `create database ${name}`)
  const connection = { ...server.owner, database: name }
  await migrate(connection)
  const passwordHash = await hashPassword(password)
  for (const tenant of tenants) {
    await withConnection(connection, (client) => seedScale(client, { ...tenant, passwordHash }))
  }
  if (change) await query(connection, change)
  return addressOf(connection)
}

/** Runs one statement on a database. */
const query = (connection: Connection, sql: string) => withConnection(connection, (client) => client.query(sql))

/** Opsgraph as it is built. */
export const startOurs = (url: string, settings: Record<string, string> = {}) =>
  startServer([...flags, projectFile('dist/graph/main.js')], url, settings)

export const startLimit = (url: string) =>
  startServer([...flags, '--import', './graph/build/hook.mjs', 'graph/testing/bench/limitServer.ts'], url)

/** As `npm start` and the image have it. */
const flags = ['--max-semi-space-size=64']

/** Starts a server on a free port, which is answered. */
async function startServer(args: string[], url: string, settings: Record<string, string> = {}): Promise<number> {
  const port = await freePort()
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: {
      ...process.env,
      DATABASE_URL: url,
      PORT: String(port),
      SEED: 'none',
      JOBS: 'off',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      OPERATIONS_PER_MINUTE: '100000000',
      SIGN_INS_PER_ADDRESS: '1000000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  pids.set(port, child.pid!)
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      if (/ready/i.test(text.toString())) resolve()
    })
    child.once('exit', (code) => reject(new Error(`${args.at(-1)} ended with ${code}.`)))
  })
  return port
}

/** The process that listens on a port. */
export const pidOf = (port: number): number => pids.get(port)!

export function stopServers() {
  for (const child of children.splice(0)) {
    child.removeAllListeners('exit')
    child.kill('SIGTERM')
  }
}

export interface BenchViewer {
  email: string
  token: string
}

/**
 * Signs in a hand of a seeded tenant. Hand 1 is Admin, 2 Strategic, 3–4 Tactical Mgt, 5–12 Supervision, the rest
 * Transactional.
 */
export async function signIn(port: number, tenant: string, hand: number): Promise<BenchViewer> {
  const email = `hand-${hand}@${tenant}.test`
  const response = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { token } = (await response.json()) as { token: string }
  return { email, token }
}
