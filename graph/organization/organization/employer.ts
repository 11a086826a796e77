import { ConflictError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { noEmployer } from './organizationFields.ts'
import { lockTree } from './subject.ts'

const employerTaken = 'Another organization of this tree has this employer identifier.'

/** Throws where another organization of the tree has the employer identifier; two at once don't both get it. */
export async function requireOwnEmployer(
  transaction: Transaction,
  rootId: string,
  employerIdentifier: string,
  exceptId?: string,
): Promise<void> {
  if (employerIdentifier === noEmployer) return
  await lockTree(transaction, rootId)
  const other = await transaction.organization.findFirst({
    where: { rootId, employerIdentifier, id: { not: exceptId } },
    select: { id: true },
  })
  if (other) throw new ConflictError(employerTaken)
}
