import { iso31661, iso31662 } from 'iso-3166'
import { z } from 'zod'
import type { Transaction } from '../../kernel/mutation.ts'
import { referrersOf } from '../../kernel/statement/models.ts'
import { line, say } from '../../kernel/validation.ts'
import type { Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

const countries = new Set(iso31661.map(({ alpha2 }) => alpha2))
const states = new Set(iso31662.map(({ code }) => code))

const addressLine = line(0, 120)
  .nullish()
  .transform((value) => value ?? undefined)
const code = (known: Set<string>, message: Text) =>
  z
    .string()
    .trim()
    .toUpperCase()
    .refine((value) => !value || known.has(value), say(message))
    .transform((value) => value || null)
    .nullish()

/** What an AddressInput may be; absent or null where none is given. */
export const address = z
  .object({
    line1: addressLine,
    line2: addressLine,
    city: addressLine,
    postalCode: line(0, 20)
      .nullish()
      .transform((value) => value ?? undefined),
    state: code(states, t.writeState),
    country: code(countries, t.writeCountry),
  })
  .refine(({ state, country }) => !state || !country || state.startsWith(`${country}-`), {
    path: ['state'],
    ...say(t.stateOfCountry),
  })
  .nullish()

interface Given {
  /** What an AddressInput says. */
  given: z.output<typeof address>
  /** Whose the address is. */
  organizationId: string
  /** The address that is there now. */
  addressId?: string | null
}

/**
 * Writes addresses down: changes the one that is there, or makes one. Answers for each with the id to refer to, null
 * where the address is taken away, undefined where nothing is said of it.
 */
export async function writeAddresses(transaction: Transaction, all: readonly Given[]) {
  const { address: table } = transaction
  const uses = await usesOf(
    transaction,
    all.flatMap(({ given, addressId }) => (given && addressId ? [addressId] : [])),
  )
  const shared = [...uses].flatMap(([id, count]) => (count > 1 ? [id] : []))
  const copied = shared.length ? await table.findMany({ where: { id: { in: shared } }, omit: { legacyId: true } }) : []
  const ids: (string | null | undefined)[] = all.map(({ given, addressId }) => given && addressId)
  const made = all.flatMap(({ given, organizationId, addressId }, i) => {
    if (!given || (addressId && uses.get(addressId)! <= 1)) return []
    const { id: _id, ...before } = copied.find(({ id }) => id === addressId) ?? {}
    return [{ i, data: { ...before, ...given, organizationId } }]
  })
  for (const [i, { given, addressId }] of all.entries())
    if (given && !made.some((one) => one.i === i)) await table.update({ where: { id: addressId! }, data: given })
  if (!made.length) return ids
  const rows = await table.createManyAndReturn({ data: made.map(({ data }) => data), select: { id: true } })
  for (const [n, { i }] of made.entries()) ids[i] = rows[n]!.id
  return ids
}

/** Takes addresses away that nothing refers to any longer. */
export async function dropAddresses(transaction: Transaction, ids: readonly (string | null)[]) {
  const uses = await usesOf(
    transaction,
    ids.filter((id) => id !== null),
  )
  const unused = [...uses].flatMap(([id, count]) => (count ? [] : [id]))
  if (unused.length) await transaction.address.deleteMany({ where: { id: { in: unused } } })
}

/** How much refers to each of some addresses. */
async function usesOf(transaction: Transaction, ids: readonly string[]): Promise<Map<string, number>> {
  if (!ids.length) return new Map()
  const counts = referrersOf('Address').map(
    ({ table, column }) => `(select count(*) from "${table}" where ${column} = asked.id)`,
  )
  const rows = await transaction.$queryRawUnsafe<{ id: string; uses: number }[]>(
    `select asked.id, (${counts.join(' + ')})::int as uses from unnest($1::uuid[]) asked(id)`,
    [...ids],
  )
  return new Map(rows.map(({ id, uses }) => [id, uses]))
}
