// The two addresses of an organization: given in words, or by the number of one in sight, which is copied.
import type { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { dropAddresses, writeAddresses, type address } from '../address/writeAddress.ts'
import { visibleOrganizations } from './visibleOrganizations.ts'
import { the } from '../../kernel/noun.ts'

type Given = z.output<typeof address>

/** What is to become of each: undefined leaves it, null takes it away. */
export interface Addresses {
  registrantAddress: Given
  mailingAddress: Given
}

interface Numbers {
  registrantAddressId?: number | null
  mailingAddressId?: number | null
}

export async function addressesOf(context: Context, numbers: Numbers, words: Addresses): Promise<Addresses> {
  return {
    registrantAddress:
      words.registrantAddress ?? (await copyOf(context, numbers.registrantAddressId)) ?? words.registrantAddress,
    mailingAddress: words.mailingAddress ?? (await copyOf(context, numbers.mailingAddressId)) ?? words.mailingAddress,
  }
}

/**
 * What stands in an address that the viewer sees, without whose it is: a change of one is never a change of the other.
 */
async function copyOf(context: Context, number: number | null | undefined): Promise<Given> {
  if (number == null) return undefined
  const found = await context.db.prisma.address.findFirst({
    where: { legacyId: number, organization: visibleOrganizations(context) },
    select: { line1: true, line2: true, city: true, postalCode: true, state: true, country: true },
  })
  if (!found) throw new NotFoundError(the('Address'))
  return found
}

const columns = { registrantAddress: 'registrantAddressId', mailingAddress: 'mailingAddressId' } as const

interface GivenOf {
  organizationId: string
  addresses: Addresses
}

/** Writes down what is given of organizations. */
export async function writeOwnAddresses(transaction: Transaction, all: readonly GivenOf[]) {
  const given = all.filter(({ addresses }) => Object.values(addresses).some((one) => one !== undefined))
  if (!given.length) return
  const before = await transaction.organization.findMany({
    where: { id: { in: given.map(({ organizationId }) => organizationId) } },
    select: { id: true, registrantAddressId: true, mailingAddressId: true },
  })
  const addressIdsOf = new Map(before.map((row) => [row.id, row]))
  for (const [field, column] of Object.entries(columns) as [keyof Addresses, (typeof columns)[keyof Addresses]][]) {
    const wanted = given.map(({ organizationId, addresses }) => ({
      given: addresses[field],
      organizationId,
      addressId: addressIdsOf.get(organizationId)![column],
    }))
    const ids = await writeAddresses(transaction, wanted)
    const changed = wanted.flatMap((one, i) =>
      ids[i] === undefined || ids[i] === one.addressId ? [] : [{ ...one, id: ids[i] }],
    )
    for (const { organizationId, id } of changed)
      await transaction.organization.update({ where: { id: organizationId }, data: { [column]: id } })
    await dropAddresses(
      transaction,
      changed.map(({ addressId }) => addressId),
    )
  }
}
