// The bus behind subscriptions: PostgreSQL's LISTEN, so that all processes hear what any of them changed.
import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type pg from 'pg'
import type { Logger } from 'pino'
import { makeClient, type Connection } from '../../prisma/connect.ts'
import { dropWhenSilent } from './dropSilent.ts'
import { counter, histogram } from './metrics/registry.ts'

/** Where a record was or is, as its trigger tells it. */
export interface ActionPlace {
  rootId: string
  organizationId: string
  path: string
  departmentId: string | null
  groupId: string | null
  classId: number
  priorityId: number
  bucket: number
  assigneeId: string | null
  parties: string[]
  title: string
  number: number
}

/** A change of one record, or of so many that only their root is told. */
export type ActionEvent =
  | { id: string; version: number; before: ActionPlace | null; after: ActionPlace; many?: undefined }
  | { many: string }

export interface RightsEvent {
  userId?: string
  rootId?: string
}

/** Something that only one person is told: a notification, a message. */
export interface PersonEvent {
  userId: string
  kind: string
  id?: string
}

/** A change of a thread: something was said, or how far a mail of it is; with a person, what concerns only them. */
export interface ThreadEvent {
  id: string
  messageId?: string
  userId?: string
}

/** A change of an appointment or of anything that is on it. */
export interface AppointmentEvent {
  id: string
}

/** A change of an invitation, or of a request to join. */
export interface JoiningEvent {
  organizationId: string
  rootId: string
}

/** What is told of, each with its own kind of event. */
export const channels = ['action', 'rights', 'person', 'thread', 'appointment', 'joining'] as const

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

export class Events {
  private readonly emitter = new EventEmitter().setMaxListeners(0)
  private readonly connection: Connection
  private readonly log: Logger
  private client: pg.Client | undefined
  private closed = false
  private readonly id = randomUUID()

  constructor(connection: Connection, log: Logger) {
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
      const client = makeClient({ ...this.connection, keepAlive: true, connectionTimeoutMillis: lifeSignWithin })
      const lost = new Promise<void>((resolve) => client.on('error', () => resolve()).once('end', () => resolve()))
      try {
        await client.connect()
        dropWhenSilent(client, lifeSignWithin)
        client.on('notification', ({ channel, payload = '{}' }) => {
          if (channel === 'life_sign') return this.measure(payload)
          heard.of(channel).add()
          this.emitter.emit(channel, JSON.parse(payload))
        })
        for (const channel of [...channels, 'life_sign']) await client.query(`listen ${channel}`)
        this.client = client
        let isAsked = false
        const signs = setInterval(() => {
          if (isAsked) return
          isAsked = true
          client.query(lifeSign, [`${this.id} ${performance.now()}`]).then(
            () => (isAsked = false),
            () => {},
          )
        }, lifeSignEvery)
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

  /** How long a life sign was under way; those of other processes have their own clock. */
  private measure(payload: string) {
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

  onRights(listener: (event: RightsEvent) => void) {
    this.emitter.on('rights', listener)
    return () => this.emitter.off('rights', listener)
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

  onAction(listener: (event: ActionEvent) => void) {
    this.emitter.on('action', listener)
    return () => this.emitter.off('action', listener)
  }

  onPerson(listener: (event: PersonEvent) => void) {
    this.emitter.on('person', listener)
    return () => this.emitter.off('person', listener)
  }

  onThread(listener: (event: ThreadEvent) => void) {
    this.emitter.on('thread', listener)
    return () => this.emitter.off('thread', listener)
  }

  onAppointment(listener: (event: AppointmentEvent) => void) {
    this.emitter.on('appointment', listener)
    return () => this.emitter.off('appointment', listener)
  }

  onJoining(listener: (event: JoiningEvent) => void) {
    this.emitter.on('joining', listener)
    return () => this.emitter.off('joining', listener)
  }

  async close() {
    this.closed = true
    const { client } = this
    await client?.end().catch(() => {})
  }
}
