// What takes the time of people: records with a slot, in sight or not, and appointments. Two statements.
import type { GraphQLResolveInfo } from 'graphql'
import { visibleScope } from '../../work/action/visibleActions.ts'
import type { Context } from '../../kernel/context.ts'
import type { Point } from '../../organization/location/kmBetween.ts'
import type { Span } from '../../people/schedule/businessTime.ts'
import { planOf } from '../../kernel/statement/plan.ts'
import { Parameters, scopeCondition } from '../../kernel/statement/scopeSql.ts'

export interface PlannerBlockShape extends Span {
  userId: string
  kind: 'RECORD' | 'APPOINTMENT'
  /** What it takes of their capacity, in minutes. */
  mins: number
  /** Null where the viewer does not see it. */
  action: never | null
}

export const mostBlocks = 5000

export async function readBlocks(
  context: Context,
  info: GraphQLResolveInfo,
  userIds: readonly string[],
  within: Span,
): Promise<PlannerBlockShape[]> {
  const [records, appointments] = await Promise.all([
    readSlots(context, info, userIds, within),
    readAppointments(context, userIds, within),
  ])
  return [...records, ...appointments].sort((one, other) => one.from - other.from || one.to - other.to)
}

/** Records with a slot that takes the time of some people, as a condition of rows `a`. */
export function slotsOf(
  context: Context,
  userIds: readonly string[],
  { from, to }: Span,
  parameters: Parameters,
): string {
  return `a.assignee_id = any(${parameters.add(userIds)}::uuid[]) and a.root_id = any(${parameters.add(context.requireViewer().rootIds)}::uuid[])
       and a.is_scheduled and a.bucket <= 5
       and a.scheduled_start < ${parameters.add(new Date(to))}::timestamptz and a.scheduled_end > ${parameters.add(new Date(from))}::timestamptz`
}

async function readSlots(
  context: Context,
  info: GraphQLResolveInfo,
  userIds: readonly string[],
  within: Span,
): Promise<PlannerBlockShape[]> {
  const plan = planOf('Action', context, info, [['action']])
  const parameters = new Parameters()
  const seen = scopeCondition(visibleScope(context.requireViewer()), parameters)
  const rows = await context.db.runOnce(
    `select ${plan.columns}, a.assignee_id, a.scheduled_start, a.scheduled_end, a.service_time_mins, ${seen}
     from action a ${plan.joins}
     where ${slotsOf(context, userIds, within, parameters)}
     order by a.scheduled_start, a.legacy_id limit ${mostBlocks}`,
    parameters.values,
  )
  return rows.map((row) => {
    const [userId, start, end, service, isSeen] = row.slice(plan.width) as [string, string, string, number, boolean]
    const span = { from: Date.parse(start), to: Date.parse(end) }
    return {
      ...span,
      userId,
      kind: 'RECORD',
      mins: service || Math.round((span.to - span.from) / 60_000),
      action: isSeen ? plan.read(row) : null,
    }
  })
}

const appointments = `
  select person, starts_at, ends_at, l.latitude, l.longitude
  from appointment p cross join unnest(p.parties) person left join location l on l.id = p.location_id
  where p.parties && $1::uuid[] and person = any($1::uuid[]) and p.root_id = any($2::uuid[]) and p.cancelled_at is null
    and p.starts_at < $4::timestamptz and p.ends_at > $3::timestamptz
    and not exists (select 1 from appointment_attendee t where t.appointment_id = p.id and t.user_id = person and t.response = 'DECLINED')
  order by starts_at limit ${mostBlocks}`

type Appointment = [userId: string, start: string, end: string, latitude: number | null, longitude: number | null]

/** Appointments that take the time of some people, and where they are. */
export async function readAppointments(
  context: Context,
  userIds: readonly string[],
  { from, to }: Span,
): Promise<(PlannerBlockShape & { at: Point })[]> {
  const rows = await context.db.run<Appointment>(appointments, [
    userIds,
    context.requireViewer().rootIds,
    new Date(from),
    new Date(to),
  ])
  return rows.map(([userId, start, end, latitude, longitude]) => {
    const span = { from: Date.parse(start), to: Date.parse(end) }
    return {
      ...span,
      userId,
      kind: 'APPOINTMENT',
      at: { latitude, longitude },
      mins: Math.round((span.to - span.from) / 60_000),
      action: null,
    }
  })
}
