// The database: DATABASE_URL, or the embedded one. Prisma for the cold paths, named statements for the hot ones.
import type pg from 'pg'
import { makePool, type Connection } from '../../prisma/connect.ts'
import { PrismaClient } from '../../prisma/__generated__/client/client.ts'
import { TurnTakingPg } from '../../prisma/turnTaking.ts'
import { dropSilent } from './dropSilent.ts'
import { rowTypes } from './statement/rowTypes.ts'

export type Row = unknown[]

interface PoolState {
  name: string
  total: number
  idle: number
  waiting: number
  size: number
}

export interface Db {
  prisma: PrismaClient
  /**
   * Runs a statement that is prepared once; rows are arrays in the order of the columns. Tests compare what a row is
   * said to be with the types of the database.
   */
  run<R extends readonly unknown[] = Row>(text: string, values: unknown[]): Promise<R[]>
  /** Runs a statement that is planned anew each time, for values that change the plan. */
  runOnce<R extends readonly unknown[] = Row>(text: string, values: unknown[]): Promise<R[]>
  /** A connection to oneself, for what takes several statements that are not Prisma's; it is put back afterwards. */
  withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>
  connection: Connection
  /** How busy the pools are. */
  pools(): PoolState[]
  close(): Promise<void>
}

/** How long after its limit a living server has answered a statement, in milliseconds. */
const silence = 3_000

const session = (...settings: string[]) => settings.map((setting) => `-c ${setting}`).join(' ')

const names = new Map<string, string>()
const mostPrepared = 1000

/** Each connection keeps what it prepared, so the number of names is bounded; what comes later is not prepared. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= mostPrepared) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}

const usualStatementSeconds = 10

/** Where a statement may take long, a connection may, too; both in milliseconds. */
const connectionWait = (timeLimit: number) => Math.max(5_000, timeLimit / 2)

export interface DbOptions {
  /** The most connections of each of the two pools. */
  connections?: number
  /** After how many seconds a statement is ended. */
  statementSeconds?: number
}

/** The two pools on a database: hot for statements that are prepared, cold for all others. */
export interface Pools {
  hot: pg.Pool
  cold: pg.Pool
}

/** Opens the pools on a database, with names that begin so; nothing is connected until it is used. */
export function openPools(
  connection: Connection,
  { connections = 10, statementSeconds = usualStatementSeconds }: DbOptions = {},
  prefix = '',
): Pools {
  const timeLimit = statementSeconds * 1000
  const shared = {
    ...connection,
    keepAlive: true,
    max: connections,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: connectionWait(timeLimit),
  }
  // A word with one letter wrong is still taken for it.
  const limits = ['timezone=UTC', `statement_timeout=${timeLimit}`, 'jit=off', 'pg_trgm.word_similarity_threshold=0.45']
  const planned = session(...limits, 'plan_cache_mode=force_generic_plan')
  const hot = makePool({ ...shared, pool: `${prefix}hot`, options: planned })
  const cold = makePool({ ...shared, pool: `${prefix}cold`, options: session(...limits) })
  for (const pool of [hot, cold]) dropSilent(pool, connection, timeLimit + silence)
  return { hot, cold }
}

export const openDb = (connection: Connection, options?: DbOptions): Db =>
  dbOn(openPools(connection, options), connection, options)

/** What the product asks of a database, by the pools on it. */
export function dbOn(
  { hot, cold }: Pools,
  connection: Connection,
  { statementSeconds = usualStatementSeconds }: DbOptions = {},
): Db {
  // A transaction may last as long as one of its statements, and wait for a connection as anybody does: by itself it
  // would be cut off after five seconds, and give up waiting after two.
  const timeLimit = statementSeconds * 1000
  const transactionOptions = { timeout: Math.max(5_000, timeLimit), maxWait: connectionWait(timeLimit) }
  const prisma = new PrismaClient({ adapter: new TurnTakingPg(cold), transactionOptions })
  return {
    prisma,
    connection,
    async run<R extends readonly unknown[]>(text: string, values: unknown[]) {
      const { rows } = await hot.query<R & Row>({ name: nameOf(text), text, values, rowMode: 'array', types: rowTypes })
      return rows
    },
    async runOnce<R extends readonly unknown[]>(text: string, values: unknown[]) {
      const { rows } = await cold.query<R & Row>({ text, values, rowMode: 'array', types: rowTypes })
      return rows
    },
    async withClient(work) {
      const client = await cold.connect()
      try {
        const result = await work(client)
        client.release()
        return result
      } catch (error) {
        // What it failed by may be the server's last word on this connection, whose end is yet to come.
        client.release(true)
        throw error
      }
    },
    pools: () =>
      [hot, cold].map(({ options, totalCount, idleCount, waitingCount }) => ({
        name: (options as Connection).pool!,
        total: totalCount,
        idle: idleCount,
        waiting: waitingCount,
        size: options.max,
      })),
    async close() {
      await prisma.$disconnect()
      await Promise.all([hot.end(), cold.end()])
    },
  }
}
