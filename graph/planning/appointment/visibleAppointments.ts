import { declareNode } from '../../kernel/declareNode.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { toWhere } from '../../kernel/scopeWhere.ts'
import type { Kept } from '../../kernel/statement/rowsAt.ts'
import type { Viewer } from '../../kernel/viewer.ts'

/** The appointments where a viewer manages them, and their own: those they made or are asked to. Cancelled ones too. */
export const visibleAppointments = (viewer: Viewer): Prisma.AppointmentWhereInput =>
  toWhere(viewer.scope('appointments.manage'))

/** Those of them that still stand: what lists and calendars show. */
export const standingAppointments = (viewer: Viewer): Prisma.AppointmentWhereInput => ({
  AND: [visibleAppointments(viewer), { cancelledAt: null }],
})

export const keptAppointments: Kept = {
  table: 'appointment',
  of: 'id',
  key: 'id',
  since: 'created_at',
  later: { cancelled_at: { cancel_reason: '' } },
}

export const { loadWritten: loadWrittenAppointment, named: appointmentNamed } = declareNode(
  'Appointment',
  (context) => visibleAppointments(context.requireViewer()),
  { past: keptAppointments },
)

export type NamedAppointment = Awaited<ReturnType<typeof appointmentNamed>>
