// What a dialog has read has names by the ids that it sends; a conflict tells of ids alone.
import type { Environment } from 'relay-runtime'

/** The name of what a field of a conflict names; undefined where none is known here. */
export type NameOf = (field: string, value: string) => string | undefined

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const number = /^\d+$/

export const isUuid = (text: string): boolean => uuid.test(text)

/**
 * The names in the store: of a uuid those of the nodes with it, of a number those of the reference list that the field
 * is of.
 */
export const namesIn =
  (environment: Environment): NameOf =>
  (field, value) => {
    const source = environment.getStore().getSource()
    const names = new Set<unknown>()
    for (const id of source.getRecordIDs()) {
      const record = source.get(id)
      if (record && isMeant(id, field, value)) names.add(record.name ?? record.title ?? record.legalName)
    }
    names.delete(undefined)
    const [name, ...others] = names
    return typeof name === 'string' && !others.length ? name : undefined
  }

function isMeant(id: string, field: string, value: string): boolean {
  if (isUuid(value)) return textOf(id).endsWith(`:${value}`)
  if (!number.test(value) || !/.Id$/.test(field)) return false
  const [type, list, entry] = textOf(id).split(':')
  return type === 'ReferenceItem' && entry === value && wordOf(list!).includes(stemOf(field))
}

/** What the server's ids are made of. */
function textOf(id: string): string {
  try {
    return atob(id)
  } catch {
    return id
  }
}

/** A list as one word: schedulepriority of SCHEDULE_PRIORITY. */
const wordOf = (list: string): string => list.replaceAll('_', '').toLowerCase()

const stemOf = (field: string): string => field.replace(/Id$/, '').toLowerCase()
