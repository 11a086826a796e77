// The bus behind subscriptions: PostgreSQL's LISTEN, so that all processes hear what any of them changed.
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Logger } from 'pino'
import { makeClient, type Connection } from '../../prisma/connect.ts'
import { dropWhenSilent } from './dropSilent.ts'
import { channels, EventSource, type Channel } from './eventSource.ts'
import { HeardEvents, type HeardEvent } from './heardEvents.ts'
import { counter, histogram } from './metrics/registry.ts'

const longestWait = 5_000
/** How often the connection is asked whether it lives, and how long it may take to say so; in milliseconds. */
const lifeSignEvery = 4_000
const lifeSignWithin = 5_000
/** It comes back as an event, which tells how late events are. */
export const lifeSign = `select pg_notify('life_sign', $1)`

const heard = counter('opsgraph_events_total', 'Events that were heard from the database, by channel.', ['channel'])
for (const channel of channels) heard.of(channel)
const delays = histogram(
  'opsgraph_event_delay_seconds',
  'How long an event takes from the database to this process, by a life sign of its own.',
)

export class Events extends EventSource {
  private readonly connection: Connection
  private readonly log: Logger
  private client: pg.Client | undefined
  private closed = false
  private readonly id = randomUUID()
  private readonly heard = new HeardEvents()

  constructor(connection: Connection, log: Logger) {
    super()
    this.connection = connection
    this.log = log
  }

  /** Whether what happens is heard; while it is not, nobody is told anything. */
  get isHearing(): boolean {
    return this.client !== undefined
  }

  /** Starts to listen, and goes on after a lost connection; what was told in between is covered by a reset. */
  async open(): Promise<void> {
    let wait = 100
    while (!this.closed) {
      this.heard.clear()
      const client = makeClient({ ...this.connection, keepAlive: true, connectionTimeoutMillis: lifeSignWithin })
      let isLost = false
      const lost = new Promise<void>((resolve) => client.on('error', () => resolve()).once('end', () => resolve()))
      void lost.then(() => (isLost = true))
      try {
        await client.connect()
        dropWhenSilent(client, lifeSignWithin)
        client.on('notification', ({ channel, payload = '{}' }) => {
          if (isLost) return
          if (channel === 'life_sign') return this.hearSign(payload)
          heard.of(channel).add()
          this.hear(channel as Channel, JSON.parse(payload))
        })
        for (const channel of [...channels, 'life_sign']) await client.query(`listen ${channel}`)
        this.client = client
        let isAsked = false
        const sendSign = () => {
          if (isAsked) return
          isAsked = true
          client.query(lifeSign, [`${this.id} ${performance.now()}`]).then(
            () => (isAsked = false),
            () => {},
          )
        }
        sendSign()
        const signs = setInterval(sendSign, lifeSignEvery)
        void lost.then(() => {
          clearInterval(signs)
          if (this.client === client) void this.reopen(client)
        })
        return
      } catch {
        void client.end().catch(() => {})
        await new Promise((resolve) => setTimeout(resolve, wait))
        wait = Math.min(wait * 2, longestWait)
      }
    }
  }

  /** How far has been heard; undefined where that can't be told, as just after the start. */
  get position(): string | undefined {
    return this.client && this.heard.position
  }

  /** What was heard since a position, in its order; undefined where that is not known any more. */
  since(position: string): HeardEvent[] | undefined {
    return this.client && this.heard.since(position)
  }

  private hear(channel: Channel, event: unknown) {
    this.heard.add({ channel, event })
    this.tell(channel, event)
  }

  /** How long a life sign was under way; those of other processes have their own clock. */
  private hearSign(payload: string) {
    this.heard.mark(payload)
    const [id, sentAt] = payload.split(' ')
    if (id === this.id) delays.of().observe((performance.now() - Number(sentAt)) / 1000)
  }

  private async reopen(lost: pg.Client) {
    this.client = undefined
    void lost.end().catch(() => {})
    if (this.closed) return
    this.log.warn('The connection for events was lost; connecting again.')
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
    await client?.end().catch(() => {})
  }
}
