import { AlreadyExistsError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { noEmployer } from './organizationFields.ts'
import { lockTree } from './subject.ts'
import * as t from './__generated__/messages.ts'

interface Wanted {
  rootId: string
  employerIdentifier: string | null | undefined
  /** Whose it is to be, where it is there already. */
  id?: string
}

/**
 * Throws where another organization of its tree has one of these employer identifiers, or is to have it; two at once
 * don't both get it.
 */
export async function requireOwnEmployers(transaction: Transaction, all: readonly Wanted[]): Promise<void> {
  const asked = all.filter(({ employerIdentifier: one }) => one && one !== noEmployer)
  if (!asked.length) return
  for (const rootId of new Set(asked.map((one) => one.rootId))) await lockTree(transaction, rootId)
  const taken = await transaction.organization.findMany({
    where: {
      rootId: { in: asked.map(({ rootId }) => rootId) },
      employerIdentifier: { in: asked.map(({ employerIdentifier }) => employerIdentifier!) },
    },
    select: { id: true, rootId: true, employerIdentifier: true },
  })
  const owners: Wanted[] = [...taken, ...asked]
  for (const one of asked) {
    const isTaken = owners.some(
      (other) =>
        other !== one &&
        other.rootId === one.rootId &&
        other.employerIdentifier === one.employerIdentifier &&
        (!other.id || other.id !== one.id),
    )
    if (isTaken) throw new AlreadyExistsError(t.employerTaken)
  }
}
