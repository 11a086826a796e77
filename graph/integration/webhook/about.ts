import { keyOf, type Facts } from './notedEvent.ts'

/** What an event happened to, in a few words. */
export function about({ action, appointment, breach, import: taken, webhook }: Facts): string {
  if (action) return `${keyOf(action)} ${action.title}`
  if (appointment) return `appt-${appointment.number} ${appointment.name}`
  if (breach) return `Breach ${breach.legacyId}`
  return taken?.name ?? (webhook ? 'A test' : '')
}
