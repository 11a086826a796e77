// The appointments of the grid Calendar: those of the viewer's calendar that are neither done nor over, narrowed as the
// board is by place and by text. A board that is narrowed to anything else has none of them.
import type { GraphQLResolveInfo } from 'graphql'
import { appointmentNumber } from './appointmentKey.ts'
import { appointmentsOver } from './appointmentsOver.ts'
import { keptAppointments, visibleAppointments } from './visibleAppointments.ts'
import { markAsOf } from '../../kernel/asOf.ts'
import type { Context } from '../../kernel/context.ts'
import { patternOf } from '../../kernel/statement/pattern.ts'
import { planOfPage, queryOfPage } from '../../kernel/statement/queryOfPage.ts'
import { rowsAt } from '../../kernel/statement/rowsAt.ts'
import { Parameters } from '../../kernel/statement/scopeSql.ts'
import { narrowed, onlyValue, type Filter } from '../../work/action/actionFilter.ts'
import type { Beside } from '../../work/action/besideRecords.ts'

/** Where one stands among the records: behind those that press, by when it begins. */
const order = `(300000000000 + extract(epoch from a.starts_at at time zone 'UTC')::bigint)`

/** The longest ago that one may have begun which is not over: it lasts a day at most, and the clocks may go back. */
const longest = `interval '26 hours'`

export async function appointmentsNarrowed(context: Context, filter: Filter): Promise<Beside | undefined> {
  const { organization, department, group, text, ...ofRecords } = filter
  if (Object.values(ofRecords).some((condition) => condition != null)) return undefined
  const viewer = context.requireViewer()
  const ready = await narrowed(context, viewer.scope('appointments.manage'), { organization, department, group })
  const words = onlyValue({ text }, 'text', 'matches')?.trim() ?? ''
  const from = (parameters: Parameters) => {
    const now = `${parameters.add(context.now)}::timestamptz`
    const open = `a.status <> 'COMPLETED' and a.ends_at > ${now} and a.starts_at > ${now} - ${longest}`
    const within = `a.root_id = any(${parameters.add(viewer.rootIds)}::uuid[]) and ${appointmentsOver(ready.scope, 'a', parameters)}`
    const appointments = context.asOf
      ? rowsAt(keptAppointments, `${parameters.add(viewer.rootIds)}::uuid[]`, now, { ofTrees: true })
      : 'appointment'
    return `from ${appointments} a where ${open} and ${within}${ready.conditions(parameters)}${words ? named(words, parameters) : ''}`
  }
  return { from, order }
}

function named(words: string, parameters: Parameters): string {
  const number = appointmentNumber(words)
  return ` and (a.name ilike ${parameters.add(patternOf(words))}${number === undefined ? '' : ` or a.number = ${parameters.add(number)}::int`})`
}

/** Those of a page, by their uuid. */
export async function loadGridAppointments(
  context: Context,
  info: GraphQLResolveInfo,
  ids: string[],
): Promise<Map<string, { id: string }>> {
  if (!ids.length) return new Map()
  if (context.asOf) return appointmentsThen(context, info, ids)
  const query = queryOfPage(context, info, 'Appointment', { id: true })
  const where = { AND: [visibleAppointments(context.requireViewer()), { id: { in: ids } }] }
  const rows = await context.db.prisma.appointment.findMany({ ...query, where })
  return new Map(rows.map((row) => [row.id, row]))
}

/** The same as they were at the instant that is looked back to; the grid has found them in the viewer's reach. */
async function appointmentsThen(context: Context, info: GraphQLResolveInfo, ids: string[]) {
  const parameters = new Parameters()
  const plan = planOfPage('Appointment', context, info)
  const of = `${parameters.add(ids)}::uuid[]`
  const rows = rowsAt(keptAppointments, of, `${parameters.add(context.asOf)}::timestamptz`)
  const found = await context.db.run(`select ${plan.columns}, a.id from ${rows} a ${plan.joins}`, parameters.values)
  return new Map(found.map((row) => [row[plan.width] as string, markAsOf(plan.read(row) as { id: string }, context)]))
}
