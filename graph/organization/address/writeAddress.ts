import { iso31661, iso31662 } from 'iso-3166'
import { z } from 'zod'
import type { Transaction } from '../../kernel/mutation.ts'
import { line } from '../../kernel/validation.ts'

const countries = new Set(iso31661.map(({ alpha2 }) => alpha2))
const states = new Set(iso31662.map(({ code }) => code))

const addressLine = line(0, 120)
  .nullish()
  .transform((value) => value ?? undefined)
const code = (known: Set<string>, message: string) =>
  z
    .string()
    .trim()
    .toUpperCase()
    .refine((value) => !value || known.has(value), message)
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
    state: code(states, 'Write the code of a state or province, as US-NV.'),
    country: code(countries, 'Write the code of a country, as US.'),
  })
  .refine(({ state, country }) => !state || !country || state.startsWith(`${country}-`), {
    path: ['state'],
    message: 'Choose a state of the country.',
  })
  .nullish()

interface Target {
  /** Whose the address is. */
  organizationId: string
  /** The address that is there now. */
  addressId?: string | null
}

/**
 * Writes an address down: changes the one that is there, or makes one. Answers with the id to refer to, null where the
 * address is taken away, undefined where nothing is said of it.
 */
export async function writeAddress(
  transaction: Transaction,
  given: z.output<typeof address>,
  { organizationId, addressId }: Target,
) {
  if (!given) return given
  if (!addressId || (await usesOf(transaction, addressId)) > 1) {
    const before = addressId
      ? await transaction.address.findUnique({ where: { id: addressId }, omit: { id: true, legacyId: true } })
      : null
    return (await transaction.address.create({ data: { ...before, ...given, organizationId }, select: { id: true } }))
      .id
  }
  await transaction.address.update({ where: { id: addressId }, data: given })
  return addressId
}

/** Takes an address away that nothing refers to any longer. */
export async function dropAddress(transaction: Transaction, id: string | null | undefined) {
  if (id && !(await usesOf(transaction, id))) await transaction.address.delete({ where: { id } })
}

async function usesOf(transaction: Transaction, id: string): Promise<number> {
  const rows = await transaction.$queryRaw<{ uses: number }[]>`
    select ((select count(*) from organization where registrant_address_id = ${id}::uuid) + (select count(*) from organization where mailing_address_id = ${id}::uuid)
      + (select count(*) from location where address_id = ${id}::uuid))::int as uses`
  return rows[0]!.uses
}
