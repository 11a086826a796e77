// What stands in somebody's feed: what they do, and their appointments, as far as they see them when it is read.
import { visibleScope } from '../../work/action/visibleActions.ts'
import { standingAppointments } from '../appointment/visibleAppointments.ts'
import type { Context } from '../../kernel/context.ts'
import { planOfSelection } from '../../kernel/statement/plan.ts'
import { Parameters, scopeCondition } from '../../kernel/statement/scopeSql.ts'
import { eventColumns, eventOfRecord, type EventRow } from './eventOfRecord.ts'
import { eventOfAppointment } from './eventOfAppointment.ts'
import { icsOf } from '../../kernel/ics/ics.ts'
import { day } from '../../kernel/time/milliseconds.ts'

const daysBack = 60
const daysAhead = 400
const mostOfAKind = 2000

/** The viewer's calendar as an iCalendar file. */
export async function readFeed(context: Context, name: string): Promise<string> {
  const from = new Date(context.now.getTime() - daysBack * day)
  const to = new Date(context.now.getTime() + daysAhead * day)
  const [records, appointments] = await Promise.all([
    readRecords(context, from, to),
    readAppointments(context, from, to),
  ])
  const { settings } = context.services
  return icsOf(name, [
    ...records.flatMap((row) => eventOfRecord(settings, context.requireViewer(), row) ?? []),
    ...appointments.map((row) => eventOfAppointment(settings, row)),
  ])
}

async function readRecords(context: Context, from: Date, to: Date): Promise<EventRow[]> {
  const viewer = context.requireViewer()
  const plan = planOfSelection('Action', eventColumns)
  const parameters = new Parameters()
  const text = `
    select ${plan.columns} from (
      select a.* from action a
      where a.assignee_id = ${parameters.add(viewer.id)}::uuid and a.bucket <= 5 and ${scopeCondition(visibleScope(viewer), parameters)}
        and coalesce(a.scheduled_end, a.scheduled_start) >= ${parameters.add(from)}::timestamptz
        and coalesce(a.scheduled_start, a.scheduled_end) < ${parameters.add(to)}::timestamptz
      order by coalesce(a.scheduled_start, a.scheduled_end), a.legacy_id limit ${mostOfAKind}) a
    ${plan.joins} order by coalesce(a.scheduled_start, a.scheduled_end), a.legacy_id`
  return (await context.db.runOnce(text, parameters.values)).map((row) => plan.read(row) as EventRow)
}

const readAppointments = (context: Context, from: Date, to: Date) => {
  const viewer = context.requireViewer()
  return context.db.prisma.appointment.findMany({
    where: {
      AND: [standingAppointments(viewer), { parties: { has: viewer.id }, startsAt: { lt: to }, endsAt: { gte: from } }],
    },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    take: mostOfAKind,
    include: { location: { select: { name: true } } },
  })
}
