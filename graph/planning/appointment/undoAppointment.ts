// Undoing a change of an appointment restores the responses that it had reset, and notifies as any other change does.
import { ConflictError, ForbiddenError } from '../../kernel/errors.ts'
import { globalId } from '../../kernel/node.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { undoable, type Changed } from '../../kernel/undo/undoable.ts'
import { tell } from './invite.ts'
import { noteChange } from './noteChange.ts'
import { permissionToRestore } from './permissions.ts'
import { tellOfAppointment } from './tellOfAppointment.ts'
import { appointmentNamed } from './visibleAppointments.ts'
import * as t from './__generated__/messages.ts'

/** What people have in their calendars. */
const told = ['name', 'location_mode', 'place', 'location_id', 'date', 'start_mins', 'end_mins', 'time_zone']

undoable('Appointment', {
  columns: [
    ...told,
    'description',
    'objective',
    'status',
    'starts_at',
    'ends_at',
    'cancelled_at',
    'cancel_reason',
    'is_changed',
  ],
  async require(context, { nounId }) {
    const appointment = await appointmentNamed(context, globalId('Appointment', nounId))
    const { allowed, reason } = permissionToRestore(context.requireViewer(), appointment)
    if (!allowed) throw new ForbiddenError(reason!)
  },
  async around({ context, transaction, stepId, changed }, work) {
    if (changed.length > 1) throw new ConflictError(t.undoOne)
    await work()
    for (const one of changed) {
      const id = one.nounId
      await giveAnswersBack(transaction, id, stepId)
      const how = howOf(one)
      await tellOfAppointment(transaction, id, how)
      if (how !== 'CHANGED' || told.some((name) => one.before?.[name] !== one.after?.[name]))
        await tell(transaction, context, how === 'RESTORED' ? 'INVITED' : how, id)
      await noteChange(transaction, id)
    }
  },
})

function howOf({ before, after }: Changed) {
  if (!before?.cancelled_at === !after?.cancelled_at) return 'CHANGED'
  return before?.cancelled_at ? 'CANCELLED' : 'RESTORED'
}

const giveAnswersBack = (transaction: Transaction, id: string, stepId: string) => transaction.$executeRaw`
  update appointment_attendee x set response = r.response, responded_at = r.responded_at
  from past_row p cross join lateral jsonb_populate_record(null::appointment_attendee, p.row) r
  where p.of_id = ${id}::uuid and p.kind = 'appointment_attendee' and p.step_id = ${stepId}::uuid and x.id = r.id`
