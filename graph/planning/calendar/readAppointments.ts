import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { standingAppointments } from '../appointment/visibleAppointments.ts'
import type { Context } from '../../kernel/context.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import type { Range } from './calendarRange.ts'
import { ofTeam } from '../../work/action/team.ts'
import { entriesFrom, mostCounted, mostEntries, nothing, type Entries } from './entries.ts'

/** The appointments that stand in the range, in the order in which they begin. */
export async function readAppointments(
  context: Context,
  info: GraphQLResolveInfo,
  { from, to, filter, team, within }: Range,
): Promise<Entries<never>> {
  if (within === null) return nothing
  const viewer = context.requireViewer()
  const { appointment } = context.db.prisma
  const where: Prisma.AppointmentWhereInput = {
    AND: [
      standingAppointments(viewer),
      { startsAt: { lt: to }, endsAt: { gt: from } },
      ...(within ? [{ organization: { path: { startsWith: within.path } } }] : []),
      ...(team ? [ofTeam(team)] : []),
      ...(filter.isMine ? [{ parties: { has: viewer.id } }] : []),
    ],
  }
  const query = queryFromInfo({ context, info, typeName: 'Appointment', paths: [['nodes']], select: { id: true } })
  const rows = await appointment.findMany({
    ...query,
    where,
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    take: mostEntries + 1,
  })
  return entriesFrom(rows as never[], () => appointment.count({ where, take: mostCounted + 1 }))
}
