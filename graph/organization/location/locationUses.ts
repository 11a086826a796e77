// What uses a location, and so keeps it from being deleted: the nouns above say so, by name.
import { InUseError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { listText } from '../../kernel/messages/listText.ts'
import type { Said, Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

interface Use {
  one: Said
  many: Said
  /** The names of those that use it, in order. */
  names: (transaction: Transaction, locationId: string) => Promise<string[]>
}

const uses: Use[] = []

export const addLocationUse = (use: Use) => uses.push(use)

const few = 5

/** Throws with what uses the location, by name where these are few. */
export async function refuseInUse(transaction: Transaction, locationId: string) {
  const used: Text[] = []
  for (const { one, many, names } of uses.toSorted((a, b) => String(a.many).localeCompare(String(b.many), 'en'))) {
    const found = await names(transaction, locationId)
    const shown = found.slice(0, few).join(', ') + (found.length > few ? ', …' : '')
    const things = found.length === 1 ? one : many
    if (found.length) used.push(t.usedBy({ count: found.length, things, names: shown }))
  }
  if (used.length) throw new InUseError(t.inUse({ uses: listText(used, 'conjunction') }))
}
