// What a webhook can be told, with what is sent: the one list of it, for the graph, the screens and the document.
import { entryId } from '../../kernel/entryId.ts'
import { listedIn } from '../../kernel/fields.ts'
import { actionFields } from '../../work/action/fields.ts'

/** Grows where a field of a payload goes or changes its meaning; a new field changes nothing. */
export const payloadVersion = 2

interface EventType {
  /** When it is sent, in a sentence. */
  about: string
  /** The `data` of an example. */
  data: object
}

const thing = (type: string, uuid: string, legacyId: number, name: string) => ({
  id: Buffer.from(`${type}:${uuid}`).toString('base64'),
  uuid,
  legacyId,
  name,
})
const uuid = (end: string) => `0198a4c2-7b10-7c3d-9e55-${end.padStart(12, '0')}`
const ada = thing('User', uuid('a1'), 12, 'Ada Moreno')
const ben = thing('User', uuid('a2'), 31, 'Ben Okafor')

const exampleOrganization = thing('Organization', uuid('b1'), 4, 'Reno Depot')

const { name: _name, ...record } = thing('Action', uuid('c1'), 1042, '')
const action = {
  ...record,
  key: 'AR-1042',
  title: 'Replace the brake pads',
  state: 'STARTED',
  bucket: 'WORK',
  priority: { id: entryId('SCHEDULE_PRIORITY', 2), name: 'High' },
  class: { id: entryId('ACTION_CLASS', 1), name: 'Daily' },
  department: thing('Department', uuid('d1'), 7, 'Maintenance'),
  group: thing('Group', uuid('d2'), 19, 'Brakes and tires'),
  creator: ada,
  assignee: ben,
  vehicle: thing('Vehicle', uuid('d3'), 57, '204'),
  scheduledStart: '2026-11-21T15:00:00.000Z',
  scheduledEnd: '2026-11-21T18:00:00.000Z',
  actualStart: '2026-11-21T15:04:12.120Z',
  actualEnd: null,
  createdAt: '2026-11-20T08:30:00.000Z',
  ...Object.fromEntries(listedIn(actionFields).map(({ name, example }) => [name, example])),
  version: 3,
}
const queued = { ...action, state: 'QUEUED', bucket: 'NEXT', actualStart: null, version: 2 }
const step = (transition: string, from: string | null, to: string, by: object = ada) => ({
  transition,
  from,
  to,
  by,
  onBehalfOf: null,
  reason: '',
})
const { name: _subject, ...meeting } = thing('Appointment', uuid('e1'), 215, '')
const { name: _breach, ...late } = thing('Breach', uuid('f1'), 88, '')
const breach = {
  ...late,
  benchmark: thing('Benchmark', uuid('f2'), 14, 'Depot punctuality'),
  metric: thing('Metric', uuid('f3'), 6, 'Route Punctuality Adherence'),
  scope: { kind: 'ORGANIZATION', ...exampleOrganization },
  value: 91.2,
  target: 95,
  openedAt: '2026-11-21T06:00:05.000Z',
  recoveredAt: null,
  recoveredValue: null,
  outcome: null,
}

export const eventTypes = {
  'action.created': {
    about: 'An action record is created by a user, a routine or a benchmark.',
    data: { action: { ...queued, version: 1 }, step: step('CREATE', null, 'QUEUED') },
  },
  'action.changed': {
    about: 'An action record changes state: it is started, held, escalated, completed and so on.',
    data: { action, step: step('START', 'QUEUED', 'STARTED', ben) },
  },
  'action.assigned': {
    about: 'An action record is assigned, reassigned or unassigned, including assignment on creation.',
    data: { action: queued, step: step('ASSIGN', 'QUEUED', 'QUEUED') },
  },
  'action.rescheduled': {
    about: 'The schedule of an action record is changed.',
    data: { action: queued, step: step('RESCHEDULE', 'QUEUED', 'QUEUED') },
  },
  'action.reprioritized': {
    about: 'The priority of an action record is changed.',
    data: { action: queued, step: step('REPRIORITIZE', 'QUEUED', 'QUEUED') },
  },
  'action.edited': {
    about: 'The content of an action record is edited, such as its title or description.',
    data: { action: queued, step: step('EDIT', 'QUEUED', 'QUEUED') },
  },
  'note.added': {
    about: 'A note is added to an action record.',
    data: {
      action,
      note: {
        id: Buffer.from(`Note:${uuid('c2')}`).toString('base64'),
        uuid: uuid('c2'),
        legacyId: 3310,
        text: 'Front axle done, rear tomorrow.',
        author: ben,
      },
    },
  },
  'appointment.changed': {
    about: "An appointment is created, changed, cancelled or restored; attendees' responses don't count as changes.",
    data: {
      appointment: {
        ...meeting,
        key: 'appt-15',
        name: 'Dock review',
        status: 'CONFIRMED',
        startsAt: '2026-11-24T17:00:00.000Z',
        endsAt: '2026-11-24T17:30:00.000Z',
        timeZone: 'America/Los_Angeles',
        creator: ada,
        cancelledAt: null,
        version: 2,
      },
      how: 'CHANGED',
    },
  },
  'breach.opened': { about: 'A benchmark is breached.', data: { breach } },
  'breach.recovered': {
    about:
      'A breach of a benchmark ends because the metric recovered, or because its outcome was set to corrected or retired.',
    data: {
      breach: { ...breach, recoveredAt: '2026-11-24T06:00:04.000Z', recoveredValue: 96.4, outcome: 'RECOVERED' },
    },
  },
  'import.finished': {
    about:
      'A file import finishes or is stopped; the payload has row counts: added, corrected, same and wrong for observations, otherwise created, changed, same and refused.',
    data: {
      import: {
        id: Buffer.from(`ObservationImport:${uuid('f4')}`).toString('base64'),
        uuid: uuid('f4'),
        what: 'OBSERVATIONS',
        name: 'fuel-november.csv',
        outcome: 'DONE',
        counts: { added: 412, corrected: 3, same: 20, wrong: 0 },
        by: ada,
      },
    },
  },
} as const satisfies Record<string, EventType>

export type EventName = keyof typeof eventTypes

export const eventNames = Object.keys(eventTypes) as EventName[]

/** What is sent to try a webhook; nobody chooses it. */
export const testEvent = 'webhook.test'
const testExample = { webhook: thing('Webhook', uuid('99'), 5, 'Maintenance system'), by: ada }

/** The whole body of an example. */
export const exampleOf = (type: EventName | typeof testEvent): object => ({
  type,
  version: payloadVersion,
  timestamp: '2026-11-21T15:04:12.120Z',
  organization: exampleOrganization,
  data: type === testEvent ? testExample : eventTypes[type].data,
})
