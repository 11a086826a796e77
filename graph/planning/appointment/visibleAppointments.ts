import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { isUuid, uuidOf, type LoadNodes } from '../../kernel/node.ts'
import { toWhere } from '../../kernel/scopeWhere.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import type { Viewer } from '../../kernel/viewer.ts'

/** The appointments where a viewer manages them, and their own: those they made or are asked to. Cancelled ones too. */
export const visibleAppointments = (viewer: Viewer): Prisma.AppointmentWhereInput =>
  toWhere(viewer.scope('appointments.manage'))

/** Those of them that still stand: what lists and calendars show. */
export const standingAppointments = (viewer: Viewer): Prisma.AppointmentWhereInput => ({
  AND: [visibleAppointments(viewer), { cancelledAt: null }],
})

export const loadAppointments: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'Appointment', select: { id: true } })
  const where = { AND: [visibleAppointments(context.requireViewer()), { id: { in: ids.filter(isUuid) } }] }
  const rows = await context.db.prisma.appointment.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

/** The appointment that a mutation has written, for its answer. */
export function loadWrittenAppointment(context: Context, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context, info, typeName: 'Appointment', select: { id: true } })
  return context.db.prisma.appointment.findUniqueOrThrow({ ...query, where: { id } })
}

/** The appointment that an input names, seen by the viewer. */
export async function appointmentNamed(context: Context, id: string) {
  const where = {
    AND: [visibleAppointments(context.requireViewer()), { id: uuidOf('Appointment', id, 'The appointment') }],
  }
  const appointment = await context.db.prisma.appointment.findFirst({ where })
  if (!appointment) throw new NotFoundError('The appointment')
  return appointment
}

export type NamedAppointment = Awaited<ReturnType<typeof appointmentNamed>>
