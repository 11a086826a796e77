// What takes the time of people: records with a slot, in sight or not, and appointments. Two statements.
import type { GraphQLResolveInfo } from 'graphql'
import { visibleScope } from '../../work/action/visibleActions.ts'
import type { Context } from '../../kernel/context.ts'
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

const most = 5000

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

async function readSlots(
  context: Context,
  info: GraphQLResolveInfo,
  userIds: readonly string[],
  { from, to }: Span,
): Promise<PlannerBlockShape[]> {
  const viewer = context.requireViewer()
  const plan = planOf('Action', context, info, [['action']])
  const parameters = new Parameters()
  const people = parameters.add(userIds)
  const rows = await context.db.runOnce(
    `select ${plan.columns}, a.assignee_id, a.scheduled_start, a.scheduled_end, a.service_time_mins, ${scopeCondition(visibleScope(viewer), parameters)}
     from action a ${plan.joins}
     where a.assignee_id = any(${people}::uuid[]) and a.root_id = any(${parameters.add(viewer.rootIds)}::uuid[])
       and a.is_scheduled and a.bucket <= 5
       and a.scheduled_start < ${parameters.add(new Date(to))}::timestamptz and a.scheduled_end > ${parameters.add(new Date(from))}::timestamptz
     order by a.scheduled_start, a.legacy_id limit ${most}`,
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
  select person, starts_at, ends_at from appointment p cross join unnest(p.parties) person
  where p.parties && $1::uuid[] and person = any($1::uuid[]) and p.root_id = any($2::uuid[]) and p.cancelled_at is null
    and p.starts_at < $4::timestamptz and p.ends_at > $3::timestamptz
    and not exists (select 1 from appointment_attendee t where t.appointment_id = p.id and t.user_id = person and t.response = 'DECLINED')
  order by starts_at limit ${most}`

async function readAppointments(
  context: Context,
  userIds: readonly string[],
  { from, to }: Span,
): Promise<PlannerBlockShape[]> {
  const rows = await context.db.run<[userId: string, start: string, end: string]>(appointments, [
    userIds,
    context.requireViewer().rootIds,
    new Date(from),
    new Date(to),
  ])
  return rows.map(([userId, start, end]) => {
    const span = { from: Date.parse(start), to: Date.parse(end) }
    return {
      ...span,
      userId,
      kind: 'APPOINTMENT',
      mins: Math.round((span.to - span.from) / 60_000),
      action: null,
    }
  })
}
