// Makes of what was noted at the moment of a change what is sent: names are looked up for all events at once.
import { bucketNamed, stateOf, stateTable } from '../../work/action/states.ts'
import { scopeTypes } from '../../performance/breach/scopes.ts'
import type { Db } from '../../kernel/db.ts'
import { listedIn } from '../../kernel/fields.ts'
import { actionFields } from '../../work/action/fields.ts'
import { entryId } from '../../kernel/entryId.ts'
import { globalId } from '../../kernel/node.ts'
import type { References } from '../../kernel/references.ts'
import { payloadVersion } from './events.ts'
import { keyOf, type ActionFacts, type Facts, type NotedEvent, type StepFacts, type Text } from './notedEvent.ts'

interface Named {
  legacyId: number
  name: string
}

const tables = [
  ['organization', 'legal_name'],
  ['app_user', 'name'],
  ['department', 'name'],
  ['department_group', 'name'],
  ['benchmark', 'name'],
  ['metric', 'name'],
  ['location', 'name'],
  ['vehicle', 'unit_number'],
]
const namesText = tables
  .map(([table, column]) => `select id, legacy_id, ${column} from ${table} where id = any($1::uuid[])`)
  .join(' union all ')

async function namesOf(db: Pick<Db, 'run'>, events: readonly NotedEvent[]): Promise<Map<string, Named>> {
  const ids = new Set(events.flatMap(({ organizationId, facts }) => [organizationId, ...idsIn(facts)]))
  const rows = await db.run<[id: string, legacyId: number, name: string]>(namesText, [[...ids]])
  return new Map(rows.map(([id, legacyId, name]) => [id, { legacyId, name }]))
}

const idsIn = (facts: Facts): string[] => [
  ...(vehicleOf(facts.action) ? [vehicleOf(facts.action)!] : []),
  ...Object.values(facts).flatMap((part) =>
    typeof part === 'object'
      ? Object.entries(part as object).flatMap(([key, value]) =>
          key.endsWith('Id') && typeof value === 'string' ? [value] : [],
        )
      : [],
  ),
]

/** The vehicle of a record; what was noted before records named one has none. */
const vehicleOf = (action: ActionFacts | undefined) => (action?.row?.vehicle_id as Text | undefined) ?? null

/** The bodies of events, by their ids. */
export async function compose(
  db: Pick<Db, 'run'>,
  references: References,
  events: readonly NotedEvent[],
): Promise<Map<string, string>> {
  const names = await namesOf(db, events)
  const named = (type: string, id: Text) => {
    if (id === null) return null
    const { legacyId = null, name = '' } = names.get(id) ?? {}
    return { id: globalId(type, id), uuid: id, legacyId, name }
  }
  const actionOf = (action: ActionFacts) => {
    const {
      id,
      legacyId,
      title,
      status,
      disposition,
      priorityId,
      classId,
      departmentId,
      groupId,
      creatorId,
      assigneeId,
      version,
      row,
      ...times
    } = action
    const state = stateOf(status, disposition)
    const [start, end, began, done, createdAt] = [
      times.scheduledStart,
      times.scheduledEnd,
      times.actualStart,
      times.actualEnd,
      times.createdAt,
    ].map(instant)
    return {
      id: globalId('Action', id),
      uuid: id,
      legacyId,
      key: keyOf(action),
      title,
      state,
      bucket: bucketNamed(stateTable[state].bucket),
      priority: {
        id: entryId('SCHEDULE_PRIORITY', priorityId),
        name: references.get('SCHEDULE_PRIORITY', priorityId).name,
      },
      class: { id: entryId('ACTION_CLASS', classId), name: references.get('ACTION_CLASS', classId).name },
      department: named('Department', departmentId),
      group: named('Group', groupId),
      creator: named('User', creatorId),
      assignee: named('User', assigneeId),
      vehicle: named('Vehicle', vehicleOf(action)),
      scheduledStart: start,
      scheduledEnd: end,
      actualStart: began,
      actualEnd: done,
      createdAt,
      ...Object.fromEntries(listedIn(actionFields).map(({ name, column }) => [name, row?.[column] ?? null])),
      version,
    }
  }
  const stepOf = ({
    transition,
    fromStatus,
    toStatus,
    fromDisposition,
    toDisposition,
    actorId,
    onBehalfOfId,
    reason,
  }: StepFacts) => ({
    transition,
    from: fromStatus === null ? null : stateOf(fromStatus, fromDisposition),
    to: stateOf(toStatus, toDisposition),
    by: named('User', actorId),
    onBehalfOf: named('User', onBehalfOfId),
    reason,
  })
  const dataOf = ({ action, step, note, appointment, how, breach, import: taken, webhook }: Facts) => ({
    ...(action && { action: actionOf(action) }),
    ...(step && { step: stepOf(step) }),
    ...(note && {
      note: {
        id: globalId('Note', note.id),
        uuid: note.id,
        legacyId: note.legacyId,
        text: note.text,
        author: named('User', note.authorId),
      },
    }),
    ...(appointment && {
      appointment: {
        id: globalId('Appointment', appointment.id),
        uuid: appointment.id,
        legacyId: appointment.legacyId,
        key: `appt-${appointment.number}`,
        name: appointment.name,
        status: appointment.status,
        startsAt: instant(appointment.startsAt),
        endsAt: instant(appointment.endsAt),
        timeZone: appointment.timeZone,
        creator: named('User', appointment.creatorId),
        cancelledAt: instant(appointment.cancelledAt),
        version: appointment.version,
      },
      how,
    }),
    ...(breach && {
      breach: {
        id: globalId('Breach', breach.id),
        uuid: breach.id,
        legacyId: breach.legacyId,
        benchmark: named('Benchmark', breach.benchmarkId),
        metric: named('Metric', breach.metricId),
        scope: { kind: breach.scopeKind, ...named(scopeTypes[breach.scopeKind], breach.scopeId) },
        value: breach.value,
        target: breach.target,
        openedAt: instant(breach.openedAt),
        recoveredAt: instant(breach.recoveredAt),
        recoveredValue: breach.recoveredValue,
        outcome: breach.outcome,
      },
    }),
    ...(taken && {
      import: {
        id: globalId(taken.type, taken.id),
        uuid: taken.id,
        what: taken.what,
        name: taken.name,
        outcome: taken.outcome ?? 'DONE',
        counts: taken.counts,
        by: named('User', taken.createdById),
      },
    }),
    ...(webhook && {
      webhook: {
        id: globalId('Webhook', webhook.id),
        uuid: webhook.id,
        legacyId: webhook.legacyId,
        name: webhook.name,
      },
      by: named('User', webhook.byId),
    }),
  })
  return new Map(
    events.map(({ id, kind, organizationId, facts, at }) => [
      id,
      JSON.stringify({
        type: kind,
        version: payloadVersion,
        timestamp: at.toISOString(),
        organization: named('Organization', organizationId),
        data: dataOf(facts),
      }),
    ]),
  )
}

/** PostgreSQL writes an instant in JSON in its own way. */
const instant = (text: Text) => (text === null ? null : new Date(text).toISOString())
