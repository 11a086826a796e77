import { Appointment } from './Appointment.ts'
import { builder } from '../../kernel/builder.ts'
import { Action } from '../../work/action/Action.ts'

const appointments = new WeakSet<object>()

/** Marks a row as an appointment; all others are records. */
export function asAppointment<Row extends object>(row: Row): Row {
  appointments.add(row)
  return row
}

export const GridEntry = builder.unionType('GridEntry', {
  description: 'An entry of a grid: an action record or, in the grid Calendar, an appointment.',
  types: [Action, Appointment],
  resolveType: (row) => (appointments.has(row as object) ? 'Appointment' : 'Action'),
})
