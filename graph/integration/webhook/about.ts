import { keyOf, type Facts } from './notedEvent.ts'
import type { Said } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

/** What an event happened to, in a few words. */
export function about({ action, appointment, breach, import: taken, webhook }: Facts): Said {
  if (action) return `${keyOf(action)} ${action.title}`
  if (appointment) return `appt-${appointment.number} ${appointment.name}`
  if (breach) return t.aboutBreach({ number: breach.legacyId })
  return taken?.name ?? (webhook ? t.aboutTest : '')
}
