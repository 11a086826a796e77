// What uses a location, and so keeps it from being deleted: the nouns above say so, by name.
import { counted } from '../../kernel/counted.ts'
import { InUseError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'

interface Use {
  one: string
  many: string
  /** The names of those that use it, in order. */
  names: (transaction: Transaction, locationId: string) => Promise<string[]>
}

const uses: Use[] = []

export const addLocationUse = (use: Use) => uses.push(use)

const few = 5
const list = new Intl.ListFormat('en')

/** Throws with what uses the location, by name where these are few. */
export async function refuseInUse(transaction: Transaction, locationId: string) {
  const words: string[] = []
  for (const { one, many, names } of uses.toSorted((a, b) => a.many.localeCompare(b.many, 'en'))) {
    const found = await names(transaction, locationId)
    const shown = found.slice(0, few).join(', ') + (found.length > few ? ', …' : '')
    if (found.length) words.push(`${counted(found.length, one, many)} (${shown})`)
  }
  if (words.length) throw new InUseError(`The location is used by ${list.format(words)}. Move them away first.`)
}
