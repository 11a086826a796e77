// A replica of the database, which takes what only reads. Who reads sees all that was written when they asked, by
// whichever process: the database says how far its log is written, and the replica is read from once it has replayed
// that. One that takes long for it, is gone, or is no replica of this database is left out until it is again.
import type pg from 'pg'
import type { Logger } from 'pino'
import { setTimeout as delay } from 'node:timers/promises'
import { makePool, type Connection } from '../../../prisma/connect.ts'
import { openPools, type Db, type DbOptions, type Pools } from '../db.ts'
import { counter, gauge } from '../metrics/registry.ts'
import { asksTogether } from './asksTogether.ts'
import { completeRecord, historyOf, replayedOf, writtenOf, type Written } from './places.ts'
import { replicaDb } from './replicaDb.ts'
import { Waiting } from './Waiting.ts'
import { within } from '../within.ts'

/** How long an answer of the replica may take, in milliseconds. */
const patience = 100
/** The longest of the growing waits until it is asked again, and that after which a record is completed. */
const longestWait = 64
const completedAfter = 8
/** How often it is looked whether the replica is of use, and how long it may take to say so, in milliseconds. */
const lookedEvery = 1_000

const reads = counter('opsgraph_replica_reads_total', 'Requests that only read, by what they read from.', ['from'])

/** Of the replica that this process has. */
let isUsed: (() => boolean) | undefined

gauge('opsgraph_replica_used', 'Whether the replica is read from: 1 or 0.', [], () =>
  isUsed ? [[Number(isUsed())]] : [],
)

/** The database itself. */
export interface Primary {
  pools: Pools
  db: Db
}

const unreachable = ({ message }: Error) => `It can't be reached: ${message}`

export class Replica {
  readonly db: Db
  /** What it is looked at by, however busy the pools are. */
  private readonly watch: pg.Pool
  private readonly primary: Primary
  private readonly log: Logger
  private readonly waiting = new Waiting()
  /** Why it is left out; undefined while it is read from. */
  private leftOut: string | undefined = 'It was not looked at yet.'
  private timeline = 0
  private replayed = 0
  private readonly askWritten: () => Promise<Written>
  private readonly askReplayed: () => Promise<number | undefined>
  private readonly timer: NodeJS.Timeout
  private looking: Promise<void> | undefined

  constructor(connection: Connection, options: DbOptions, primary: Primary, log: Logger) {
    const pools = openPools(connection, options, 'replica-')
    this.primary = primary
    this.log = log
    this.watch = makePool({
      ...connection,
      pool: 'replica-watch',
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: lookedEvery,
      query_timeout: lookedEvery,
    })
    // One that was started again may have to replay some of it once more.
    const forget = () => void (this.replayed = 0)
    this.watch.on('connect', forget).on('remove', forget)
    this.askWritten = asksTogether(() => writtenOf(primary.pools.hot))
    this.askReplayed = asksTogether(() => replayedOf(this.watch))
    isUsed = () => this.leftOut === undefined
    this.db = replicaDb(connection, pools, primary, {
      waiting: this.waiting,
      isUsed,
      lost: (error) => this.leaveOut(unreachable(error)),
    })
    this.timer = setInterval(() => void this.look(), lookedEvery).unref()
  }

  /** Whether all that is written by now can be read from it, which is waited for a moment. */
  async isUpToDate(): Promise<boolean> {
    const isUpToDate = await this.reachesNow()
    reads.of(isUpToDate ? 'replica' : 'primary').add()
    return isUpToDate
  }

  /** Looks whether it is of use. */
  look(): Promise<void> {
    return (this.looking ??= this.lookNow().finally(() => (this.looking = undefined)))
  }

  async close() {
    clearInterval(this.timer)
    await Promise.all([this.db.close(), this.watch.end()])
  }

  private async reachesNow(): Promise<boolean> {
    if (this.leftOut !== undefined) return false
    // Where the database is gone, who reads is told so by their own statement.
    const written = await this.askWritten().catch(() => undefined)
    if (!written) return false
    if (this.timeline === written.timeline && this.replayed >= written.position) return true
    const problem = await this.problem(written).catch(unreachable)
    if (problem !== undefined) this.leaveOut(problem)
    return problem === undefined
  }

  private async lookNow() {
    const found = await Promise.all([writtenOf(this.primary.pools.cold), historyOf(this.primary.pools.cold)]).catch(
      () => undefined,
    )
    if (!found) return
    const [written, { system }] = found
    try {
      const history = await historyOf(this.watch)
      this.timeline = history.timeline
      const problem = history.system === system ? await this.problem(written) : 'It is a replica of another database.'
      if (problem === undefined) this.take()
      else this.leaveOut(problem)
    } catch (error) {
      this.leaveOut(unreachable(error as Error))
      this.waiting.giveUp()
    }
  }

  /** Why what was written can't be read from it; undefined where it can. */
  private async problem({ timeline, position, mayEndWithin }: Written): Promise<string | undefined> {
    for (let wait = 1; ; wait *= 2) {
      const replayed = await within(patience, this.askReplayed())
      if (replayed === 'late') return 'It does not answer.'
      if (replayed === undefined) return 'It takes changes itself.'
      if (timeline !== this.timeline) return 'It follows the database as it was before another took its place.'
      this.replayed = replayed
      if (replayed >= position) return undefined
      if (wait > longestWait) return 'It is behind.'
      if (wait === completedAfter && mayEndWithin) await completeRecord(this.primary.pools.hot)
      await delay(wait)
    }
  }

  private leaveOut(problem: string) {
    if (this.leftOut === problem) return
    this.leftOut = problem
    this.log.warn({ problem }, 'The replica is left out.')
  }

  private take() {
    if (this.leftOut === undefined) return
    this.leftOut = undefined
    this.log.info('The replica is read from.')
  }
}
