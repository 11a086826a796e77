// The bus behind subscriptions: rows of the database that each process reads by position, so that all hear what any of
// them changed. A process that has changed something looks at once; what others change it sees within a moment.
import type pg from 'pg'
import type { Logger } from 'pino'
import { makeClient, type Connection } from '../../../prisma/connect.ts'
import { dropWhenSilent } from '../dropSilent.ts'
import { counter, histogram } from '../metrics/registry.ts'
import { channels, EventSource } from './eventSource.ts'
import { HeardEvents, type HeardEvent } from './heardEvents.ts'
import { Pace } from './pace.ts'
import { beginReading, readSince } from './readEvents.ts'

const longestWait = 5_000
/** How long the database may take to answer; in milliseconds. */
const answerWithin = 5_000
/** Rows stay for minutes; a process that was stopped for longer than this begins anew. */
const longestAway = 60_000

const counted = counter('opsgraph_events_total', 'Events that were heard from the database, by channel.', ['channel'])
for (const channel of channels) counted.of(channel)
const delays = histogram(
  'opsgraph_event_delay_seconds',
  'How late events are heard at most: how long the end of a reading is after the one before.',
)

export class Events extends EventSource {
  private readonly connection: Connection
  private readonly log: Logger
  private client: pg.Client | undefined
  private closed = false
  private readonly heard = new HeardEvents()
  private readonly pace = new Pace({ breath: 10, longest: 90 })

  constructor(connection: Connection, log: Logger) {
    super()
    this.connection = connection
    this.log = log
  }

  /** Whether what happens is heard; while it is not, nobody is told anything. */
  get isHearing(): boolean {
    return this.client !== undefined
  }

  /** Starts to read, and goes on after a lost connection; what was told in between is covered by a reset. */
  async open(): Promise<void> {
    let wait = 100
    while (!this.closed) {
      const client = makeClient({ ...this.connection, keepAlive: true, connectionTimeoutMillis: answerWithin })
      // The next statement says it.
      client.on('error', () => {})
      try {
        await client.connect()
        dropWhenSilent(client, answerWithin)
        const begunAt = performance.now()
        const { log, forgotten, ...first } = await beginReading(client)
        this.heard.begin(log, forgotten, first)
        this.client = client
        void this.follow(client, begunAt)
        return
      } catch {
        void client.end().catch(() => {})
        await new Promise((resolve) => setTimeout(resolve, wait))
        wait = Math.min(wait * 2, longestWait)
      }
    }
  }

  /** Looks at once; for whoever has just changed something. */
  wake() {
    this.pace.wake()
  }

  /** How far has been heard. */
  get position(): string | undefined {
    return this.client && this.heard.position
  }

  /** What was heard since a position, in its order; undefined where that is not known any more. */
  since(position: string): HeardEvent[] | undefined {
    return this.client && this.heard.since(position)
  }

  private async follow(client: pg.Client, begunAt: number) {
    let readAt = begunAt
    try {
      while (!this.closed) {
        const before = readAt
        await this.pace.next()
        readAt = performance.now()
        if (readAt - before > longestAway) throw new Error('This process was stopped for long.')
        const reading = await readSince(client, this.heard.seen!)
        delays.of().observe((performance.now() - before) / 1000)
        this.heard.add(reading)
        for (const { channel, event } of reading.heard) {
          counted.of(channel).add()
          this.tell(channel, event)
        }
      }
      // It may have been closed before it was open.
      void client.end().catch(() => {})
    } catch (error) {
      await this.reopen(client, error)
    }
  }

  private async reopen(lost: pg.Client, error: unknown) {
    this.client = undefined
    void lost.end().catch(() => {})
    if (this.closed) return
    this.log.warn({ err: error }, 'Events can not be read; connecting again.')
    this.emitter.emit('lost')
    await this.open()
    if (this.isHearing) this.emitter.emit('reset')
  }

  /** Told when nothing is heard from now on. */
  onLost(listener: () => void) {
    this.emitter.on('lost', listener)
    return () => this.emitter.off('lost', listener)
  }

  /** Told when it is heard again, and something may have been missed. */
  onReset(listener: () => void) {
    this.emitter.on('reset', listener)
    return () => this.emitter.off('reset', listener)
  }

  async close() {
    this.closed = true
    const { client } = this
    this.pace.wake()
    await client?.end().catch(() => {})
  }
}
