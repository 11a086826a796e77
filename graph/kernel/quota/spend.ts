import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Services } from '../context.ts'
import type { Transaction } from '../mutation.ts'
import { quotaReached } from './quotaReached.ts'
import { mostOf, quotas, quotaScopes, type QuotaKind, type QuotaScope } from './quotas.ts'
import { usedOf } from './usedOf.ts'

interface Asking {
  now: Date
  services: Pick<Services, 'settings'>
}

export interface Spending {
  amount: number
  /** Whose it is, where a person or a root has such a quota. */
  userId?: string
  rootIds?: readonly string[]
  /** Whether it is written already, in this transaction, and so is counted with what is there. */
  isWritten?: boolean
}

/**
 * Throws a LimitReachedError where it is more than a quota. Of those who ask at once one waits for the end of the
 * other's transaction, so that never is there too much of it. The locks are taken in one order. Answers with how much
 * of it there is now, of each party.
 */
export async function spend(
  transaction: Transaction,
  asking: Asking,
  kind: QuotaKind,
  spending: Spending,
): Promise<number[]> {
  if (!spending.amount) return []
  for (const { scope, id = '' } of partiesOf(kind, spending))
    await transaction.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`quota ${kind} ${scope} ${id}`}, 0))`
  return requireRoom(transaction, asking, kind, spending)
}

/** The same for now, without making others wait: before somebody sends what is only counted once it is there. */
export async function requireRoom(
  client: Pick<Prisma.TransactionClient, '$queryRawUnsafe'>,
  { now, services: { settings } }: Asking,
  kind: QuotaKind,
  { amount, isWritten, ...spending }: Spending,
): Promise<number[]> {
  const found: number[] = []
  // What one can do something about is said first.
  for (const { scope, id } of partiesOf(kind, spending).toReversed()) {
    const most = mostOf(settings, kind, scope)!
    const there = await usedOf(client, kind, scope, { id, now })
    const used = isWritten ? there - amount : there
    if (used + amount > most) throw quotaReached({ kind, scope, used, most })
    found.push(there)
  }
  return found
}

function partiesOf(kind: QuotaKind, { userId, rootIds = [] }: Omit<Spending, 'amount'>) {
  const ids: Record<QuotaScope, readonly (string | undefined)[]> = {
    installation: [undefined],
    root: [...new Set(rootIds)].sort(),
    person: userId === undefined ? [] : [userId],
  }
  return quotaScopes.flatMap((scope) => (quotas[kind].limits[scope] ? ids[scope].map((id) => ({ scope, id })) : []))
}
