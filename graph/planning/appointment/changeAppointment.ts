import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Call, Transaction } from '../../kernel/mutation.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { noteChange } from './noteChange.ts'
import { lockSeries } from './series/others.ts'
import { dateText, endText, timeText } from './schedule.ts'
import { tellOfAppointment } from './tellOfAppointment.ts'
import type { NamedAppointment } from './visibleAppointments.ts'
import { the } from '../../kernel/noun.ts'

/**
 * Writes a change of an appointment, from the version that was seen: of two at once one is told of the other. Of one
 * that repeats it says whether it changes alone.
 */
export function changeAppointment(
  { context, write }: Call,
  { id, version: current, seriesId }: NamedAppointment,
  seen: number | null | undefined,
  data: Prisma.AppointmentUncheckedUpdateManyInput,
  more: (transaction: Transaction) => Promise<unknown> = async () => {},
  isAlone = true,
): Promise<{ appointmentId: string }> {
  const version = seen ?? current
  return write(async (transaction) => {
    if (seriesId && !isAlone) await lockSeries(transaction, seriesId)
    const changes = { ...data, ...(seriesId && isAlone && { isChanged: true }), updatedAt: context.now }
    await changeVersioned(transaction.appointment, the('Appointment'), { id, version, cancelledAt: null }, changes, {
      shown,
    })
    await tellOfAppointment(transaction, id, data.cancelledAt ? 'CANCELLED' : 'CHANGED')
    await more(transaction)
    await noteChange(transaction, id)
    return { appointmentId: id }
  })
}

/** Of what was to be written, or is there, that which a person knows, as they know it. */
function shown(data: Prisma.AppointmentUncheckedUpdateManyInput) {
  const { name, description, objective, place, status, date, startMins, endMins, timeZone } = data
  return {
    name,
    description,
    objective,
    place,
    status,
    timeZone,
    date: date instanceof Date ? dateText(date) : undefined,
    startTime: typeof startMins === 'number' ? timeText(startMins) : undefined,
    endTime: typeof endMins === 'number' ? endText(endMins) : undefined,
  }
}
