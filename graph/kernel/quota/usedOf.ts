import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { day } from '../time/milliseconds.ts'
import { quotas, type QuotaKind, type QuotaScope } from './quotas.ts'

/**
 * Statements that answer with how much is used, as `used`. Their values are the id of the person or the root, of what
 * is counted of one, then of what is counted by the day since when.
 */
type Counting = Partial<Record<QuotaScope, string>>

const countings = new Map<QuotaKind, Counting>()

/** Says how a quota is counted. Called by the noun whose rows they are. */
export const countQuota = (kind: QuotaKind, counting: Counting) => void countings.set(kind, counting)

/** How much of a quota is used; `id` is that of the person or the root. */
export async function usedOf(
  client: Pick<Prisma.TransactionClient, '$queryRawUnsafe'>,
  kind: QuotaKind,
  scope: QuotaScope,
  { id, now }: { id?: string; now: Date },
): Promise<number> {
  const text = countings.get(kind)?.[scope]
  if (!text) throw new Error(`Nobody says how ${kind} of a ${scope} are counted.`)
  const since = quotas[kind].isDaily ? [new Date(now.getTime() - day)] : []
  const [row] = await client.$queryRawUnsafe<{ used: number }[]>(text, ...(id === undefined ? [] : [id]), ...since)
  return row!.used
}
