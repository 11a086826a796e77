// The bus behind subscriptions: PostgreSQL's LISTEN, so that all processes hear what any of them changed.
import { EventEmitter } from 'node:events'
import type pg from 'pg'
import type { Logger } from 'pino'
import { makeClient, type Connection } from '../prisma/connect.ts'

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
  legacyId: number
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

/** What is told of, each with its own kind of event. */
export const channels = ['action', 'rights', 'person', 'thread', 'appointment'] as const

const longestWait = 5_000

export class Events {
  private readonly emitter = new EventEmitter().setMaxListeners(0)
  private readonly connection: Connection
  private readonly log: Logger
  private client: pg.Client | undefined
  private closed = false

  constructor(connection: Connection, log: Logger) {
    this.connection = connection
    this.log = log
  }

  /** Starts to listen, and goes on after a lost connection; what was told in between is covered by a reset. */
  async open(): Promise<void> {
    let wait = 100
    while (!this.closed) {
      const client = makeClient({ ...this.connection, keepAlive: true })
      const lost = new Promise<void>((resolve) => client.on('error', () => resolve()).once('end', () => resolve()))
      try {
        await client.connect()
        client.on('notification', ({ channel, payload = '{}' }) => this.emitter.emit(channel, JSON.parse(payload)))
        for (const channel of channels) await client.query(`listen ${channel}`)
        this.client = client
        void lost.then(() => {
          if (this.closed) return
          this.log.warn('The connection for events was lost; connecting again.')
          void this.open().then(() => this.emitter.emit('reset'))
        })
        return
      } catch {
        await client.end().catch(() => {})
        await new Promise((resolve) => setTimeout(resolve, wait))
        wait = Math.min(wait * 2, longestWait)
      }
    }
  }

  onRights(listener: (event: RightsEvent) => void) {
    this.emitter.on('rights', listener)
    return () => this.emitter.off('rights', listener)
  }

  /** Told when something may have been missed. */
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

  async close() {
    this.closed = true
    await this.client?.end().catch(() => {})
  }
}
