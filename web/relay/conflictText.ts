import { dayOf, momentOf } from '../ui/dates.ts'

/** The name of a field for a person: priorityId is Priority, serviceTimeMins is Service time, minutes. */
export function fieldText(field: string): string {
  const words = field
    .replace(/(?<=.)(Id|ID|Ids|IDs)$/, '')
    .replace(/Mins$/, ', minutes')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-/i
const moment = /^\d{4}-\d{2}-\d{2}T/
const day = /^\d{4}-\d{2}-\d{2}$/

/** A value of a difference for a person. */
export function valueText(value: string, of: 'yours' | 'theirs'): string {
  const parsed = parse(value)
  if (parsed === 'nothing' || parsed === '') return 'Nothing'
  if (typeof parsed === 'boolean') return parsed ? 'Yes' : 'No'
  if (Array.isArray(parsed)) return parsed.every((one) => typeof one === 'string' || typeof one === 'number') ? parsed.join(', ') || 'None' : `${parsed.length} entries`
  if (typeof parsed === 'object' && parsed) return of === 'yours' ? 'What you set' : 'Something else'
  const text = String(parsed)
  if (uuid.test(text)) return of === 'yours' ? 'Your choice' : 'Another choice'
  if (moment.test(text)) return momentOf(text)
  if (day.test(text)) return dayOf(text)
  return text
}

/** Objects, lists and dates come as JSON, all else as it is. */
function parse(value: string): unknown {
  if (!/^([[{"]|true$|false$)/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
