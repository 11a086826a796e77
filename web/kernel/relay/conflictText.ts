import type { Difference } from './askConflict.ts'
import { fields } from '../ui/fields.ts'
import { dayOf, momentOf } from '../ui/dates.ts'
import { isUuid, type NameOf } from './knownNames.ts'
import * as t from './__generated__/messages.ts'

/** The name of a field for a person: priorityId is Priority, serviceTimeMins is Service time, minutes. */
export function fieldText(field: string): string {
  if (field.includes(' ')) return field
  const said = Object.values<Record<string, { label: string }>>(fields).find((table) => field in table)?.[field]
  if (said) return said.label
  const words = field
    .replace(/(?<=.)(Id|ID|Ids|IDs)$/, '')
    .replace(/Mins$/, ', minutes')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const moment = /^\d{4}-\d{2}-\d{2}T/
const day = /^\d{4}-\d{2}-\d{2}$/

/** A value of a difference for a person, with the names that are known. */
export function valueText({ field, ...values }: Difference, of: 'yours' | 'current', nameOf: NameOf): string {
  const parsed = parse(values[of])
  if (parsed === 'nothing' || parsed === '') return t.nothing
  if (typeof parsed === 'boolean') return parsed ? t.yes : t.no
  if (Array.isArray(parsed)) return listText(parsed, field, nameOf)
  if (typeof parsed === 'object' && parsed) return of === 'yours' ? t.whatYouSet : t.somethingElse
  const text = String(parsed)
  const name = nameOf(field, text)
  if (name !== undefined) return name
  if (isUuid(text)) return of === 'yours' ? t.yourChoice : t.anotherChoice
  if (moment.test(text)) return momentOf(text)
  if (day.test(text)) return dayOf(text)
  return text
}

function listText(list: readonly unknown[], field: string, nameOf: NameOf): string {
  const texts = list.map((one) =>
    typeof one === 'string' || typeof one === 'number' ? (nameOf(field, String(one)) ?? String(one)) : undefined,
  )
  if (texts.some((text) => text === undefined || isUuid(text))) return t.entries({ count: list.length })
  return texts.join(', ') || t.none
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
