// What a replica is asked, asked of the database itself where the replica can't answer: it only reads, so that a
// statement does no harm a second time. Nothing that only reads takes a transaction, which would not be asked again.
import type pg from 'pg'
import type { Connection } from '../../../prisma/connect.ts'
import { isForPrimary, isUnreachable } from '../databaseErrors.ts'
import { dbOn, type Db, type Pools } from '../db.ts'
import type { Primary } from './Replica.ts'
import { GaveUp, type Waiting } from './Waiting.ts'

interface Watch {
  isUsed: () => boolean
  waiting: Waiting
  /** Told where it is gone. */
  lost: (error: Error) => void
}

/** A pool's, of which nobody here takes a callback. */
type Query = (...given: never[]) => Promise<unknown>

export function replicaDb(
  connection: Connection,
  pools: Pools,
  primary: Primary,
  { isUsed, waiting, lost }: Watch,
): Db {
  async function orOfPrimary<T>(ofReplica: () => Promise<T>, ofPrimary: () => Promise<T>): Promise<T> {
    if (!isUsed()) return ofPrimary()
    try {
      return await waiting.for(ofReplica())
    } catch (error) {
      if (isUnreachable(error)) lost(error as Error)
      else if (!(error instanceof GaveUp) && !isForPrimary(error)) throw error
      return ofPrimary()
    }
  }

  /** Prisma asks the pool, too. */
  function askBoth(pool: pg.Pool, itself: pg.Pool) {
    const query: Query = pool.query.bind(pool)
    const queryItself: Query = itself.query.bind(itself)
    const asked: Query = (...given) =>
      orOfPrimary(
        () => query(...given),
        () => queryItself(...given),
      )
    Object.assign(pool, { query: asked })
  }

  askBoth(pools.hot, primary.pools.hot)
  askBoth(pools.cold, primary.pools.cold)
  const db = dbOn(pools, connection)
  return {
    ...db,
    withClient: (work) =>
      orOfPrimary(
        () => db.withClient(work),
        () => primary.db.withClient(work),
      ),
  }
}
