import { z } from 'zod'
import { email, line, name } from '../../kernel/validation.ts'
import { domainOf } from '../domain/isOwnAddress.ts'
import { DirectoryRefusal } from './refusal.ts'
import type { Transaction } from '../../kernel/mutation.ts'

/** A person as a directory says they are. */
export interface PersonGiven {
  userName: string
  externalId: string | null
  email: string
  displayName: string
  givenName: string | null
  familyName: string | null
  isActive: boolean
}

const shape = z.object({
  userName: line(1, 254),
  externalId: line(1, 254).nullable(),
  email,
  displayName: name,
  givenName: line(0, 120).nullable(),
  familyName: line(0, 120).nullable(),
  isActive: z.boolean(),
})

/** How a directory calls what is wrong. */
const attributes: Record<string, string> = {
  email: 'emails.value',
  displayName: 'displayName',
  isActive: 'active',
  givenName: 'name.givenName',
  familyName: 'name.familyName',
}

export function checkedPerson(given: PersonGiven): PersonGiven {
  const { data, error } = shape.safeParse(given)
  if (data) return data
  const [{ path, message }] = error.issues as [z.core.$ZodIssue]
  const field = String(path[0])
  throw new DirectoryRefusal(400, 'invalidValue', `${attributes[field] ?? field}: ${message}`)
}

/** Of an address of a domain that the organization has not shown to be its own. */
export const refuseDomain = (address: string) =>
  new DirectoryRefusal(
    400,
    'invalidValue',
    `emails.value: ${domainOf(address)} is not a verified domain of the organization. An Admin verifies it under Organization, Structure, Domains.`,
  )

export async function requireOwnDomain(tx: Transaction, rootId: string, address: string): Promise<void> {
  const where = { rootId, name: domainOf(address), verifiedAt: { not: null } }
  if (!(await tx.domain.count({ where }))) throw refuseDomain(address)
}
