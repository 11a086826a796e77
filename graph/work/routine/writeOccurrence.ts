import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import * as t from './__generated__/messages.ts'

interface Seen {
  id: string
  version: number
  state: Prisma.OccurrenceUncheckedUpdateManyInput['state']
}

/** Writes what of an occurrence changes, where it is still as it was seen; a job may have made a record of it. */
export async function writeOccurrence(
  transaction: Transaction,
  { id, version: read, state }: Seen,
  seen: number | null | undefined,
  change: Omit<Prisma.OccurrenceUncheckedUpdateManyInput, 'version'>,
): Promise<void> {
  const version = seen ?? read
  const where = { id, version, state: state as 'PLANNED' | 'SKIPPED' }
  await changeVersioned(transaction.occurrence, t.theOccurrence, where, change, { shown: { state: change.state } })
}
