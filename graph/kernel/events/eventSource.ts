// What can be heard of, and whoever hears it in this process.
import { EventEmitter } from 'node:events'

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

export type Channel = (typeof channels)[number]

interface EventOf extends Record<Channel, object> {
  action: ActionEvent
  rights: RightsEvent
  person: PersonEvent
  thread: ThreadEvent
  appointment: AppointmentEvent
  joining: JoiningEvent
}

export class EventSource {
  protected readonly emitter = new EventEmitter().setMaxListeners(0)

  tell(channel: Channel, event: unknown) {
    this.emitter.emit(channel, event)
  }

  /** Answers with what stops it. */
  on<C extends Channel>(channel: C, listener: (event: EventOf[C]) => void) {
    this.emitter.on(channel, listener)
    return () => this.emitter.off(channel, listener)
  }
}
