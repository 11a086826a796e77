// What notifications are about, for their sentences: read for all of them at once.
import { addressKey } from '../../kernel/addressKey.ts'
import { recordKey } from '../../work/action/recordKey.ts'
import { visibleScope } from '../../work/action/visibleActions.ts'
import { visibleAppointments } from '../../planning/appointment/visibleAppointments.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { toWhere } from '../../kernel/scopeWhere.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { Subject } from './sentence.ts'

export const subjectColumns = {
  actionId: true,
  appointmentId: true,
  facts: true,
  actor: { select: { name: true } },
  thread: { select: { id: true, subject: true } },
  tourRun: { select: { id: true, tour: { select: { name: true } } } },
} as const

export interface SubjectRow {
  actionId: string | null
  appointmentId: string | null
  facts: unknown
  actor: { name: string } | null
  thread: { id: string; subject: string } | null
  tourRun: { id: string; tour: { name: string } } | null
}

type Reading = Pick<Transaction, 'action' | 'appointment'>

/** The subjects of rows, as far as the viewer sees them now. */
export async function subjectsOf(prisma: Reading, viewer: Viewer, rows: readonly SubjectRow[]): Promise<Subject[]> {
  const distinct = (ids: (string | null)[]) => [...new Set(ids)].filter((id) => id !== null)
  const actionIds = distinct(rows.map(({ actionId }) => actionId))
  const appointmentIds = distinct(rows.map(({ appointmentId }) => appointmentId))
  // One after the other: in a transaction they share a connection.
  const actions = actionIds.length
    ? await prisma.action.findMany({
        where: { AND: [toWhere(visibleScope(viewer)), { id: { in: actionIds } }] },
        select: { id: true, rootId: true, number: true, title: true },
      })
    : []
  const appointments = appointmentIds.length
    ? await prisma.appointment.findMany({
        where: { AND: [visibleAppointments(viewer), { id: { in: appointmentIds } }] },
        select: { id: true, rootId: true, number: true, name: true },
      })
    : []
  const records = new Map(
    actions.map((row) => {
      const key = recordKey(row.number)
      return [row.id, { key, title: row.title, path: `/home/record/${addressKey(viewer, row, key)}` }]
    }),
  )
  const meetings = new Map(
    appointments.map((row) => [
      row.id,
      { name: row.name, path: `/home/appointment/${addressKey(viewer, row, `appt-${row.number}`)}` },
    ]),
  )
  return rows.map(({ actor, actionId, appointmentId, thread, tourRun, facts }) => ({
    actor: actor?.name ?? null,
    facts: facts as Subject['facts'],
    record: actionId ? (records.get(actionId) ?? null) : undefined,
    appointment: appointmentId ? (meetings.get(appointmentId) ?? null) : undefined,
    thread: thread ?? undefined,
    tourRun: tourRun ? { id: tourRun.id, name: tourRun.tour.name } : undefined,
  }))
}
