import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { stale } from '../../kernel/stale.ts'
import { wallText } from '../../kernel/time/wallTime.ts'

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
  const { count } = await transaction.series.updateMany({
    where: { id, version },
    data: { ...change, version: { increment: 1 } },
  })
  if (count) return
  const current = await transaction.series.findUnique({ where: { id } })
  if (!current) throw new NotFoundError('The routine')
  const { startsOn, ...others } = change
  const yours = { ...others, ...(startsOn instanceof Date && { startsOn: wallText(startsOn) }) }
  throw stale('The routine', { version, ...yours }, { ...current, startsOn: wallText(current.startsOn) })
}
