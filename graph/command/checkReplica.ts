import { connectionOf, withConnection, type Connection } from '../../prisma/connect.ts'
import { historyOf, replayedOf, writtenOf } from '../kernel/replica/places.ts'
import type { Finding } from './finding.ts'

const megabyte = 2 ** 20
/** More than this, and it has lagged for longer than a moment. */
const farBehind = 64 * megabyte

/** Whether the replica of DATABASE_REPLICA_URL is one of the database, and close behind it. */
export async function checkReplica(connection: Connection, url: string): Promise<Finding> {
  const about = 'replica'
  try {
    const found = await withConnection(connection, (database) =>
      withConnection(connectionOf(url), async (replica) => ({
        written: await writtenOf(database),
        ofDatabase: await historyOf(database),
        ofReplica: await historyOf(replica),
        replayed: await replayedOf(replica),
      })),
    )
    const { written, replayed } = found
    if (found.ofReplica.system !== found.ofDatabase.system)
      return { about, problem: 'DATABASE_REPLICA_URL names a replica of another database' }
    if (replayed === undefined) return { about, problem: 'what DATABASE_REPLICA_URL names takes changes itself' }
    const behind = Math.max(0, written.position - replayed)
    const seen = `${(behind / megabyte).toFixed(1)} MB behind the database`
    return { about, seen, ...(behind > farBehind && { problem: `${seen}, so that it is not read from`, isHint: true }) }
  } catch (error) {
    return { about, problem: `it can't be reached: ${(error as Error).message}` }
  }
}
