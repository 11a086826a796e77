import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { wallText } from '../../kernel/time/wallTime.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { the } from '../../kernel/noun.ts'

interface Seen {
  id: string
  version: number
}

/** Writes what of a series changes, where it is still of the version that was seen. */
export async function writeSeries(
  transaction: Transaction,
  { id, version: read }: Seen,
  seen: number | null | undefined,
  change: Omit<Prisma.SeriesUncheckedUpdateManyInput, 'version'>,
): Promise<void> {
  const version = seen ?? read
  await changeVersioned(transaction.series, the('Series'), { id, version }, change, { shown })
}

const shown = ({ startsOn, ...others }: Prisma.SeriesUncheckedUpdateManyInput) => ({
  ...others,
  ...(startsOn instanceof Date && { startsOn: wallText(startsOn) }),
})
