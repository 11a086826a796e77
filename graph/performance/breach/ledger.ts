// The ledger: a gain is claimed when the record is completed, realized when the number says so, reversed when it
// returns.
import type { Decimal, DecimalValue } from '../../kernel/decimal.ts'
import { attainment } from '../benchmark/attainment.ts'
import { marginImpact, totalCtqOpportunity } from '../benchmark/opportunity.ts'
import type { OpportunityKind } from '../../../prisma/__generated__/client/enums.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import type { Check, PeriodPoint } from './readChecks.ts'

interface AtStake {
  value: number
  target: number
  volume: DecimalValue
}

/**
 * What was at stake when the record was completed, and when that was: by the last point that had closed then. Who had
 * begun before the number was back, and completes afterwards, claims what the breach began with. Null where nothing is.
 */
export function claimOf(check: Check, points: readonly PeriodPoint[]): AtStake | null {
  const {
    completedAt,
    isClaimed,
    isOpen,
    outcome,
    recoveredAt,
    startedAt,
    openingValue,
    openingTarget,
    openingVolume,
    target,
  } = check
  if (!completedAt || isClaimed || !check.breachId || openingValue === null) return null
  const opening = { value: openingValue, target: openingTarget!, volume: openingVolume! }
  if (!isOpen) return outcome === 'RECOVERED' && startedAt !== null && startedAt <= recoveredAt! ? opening : null
  const known = points.filter(({ closesAt }) => closesAt <= completedAt).at(-1)
  return known ? { value: known.value, target, volume: known.volume } : opening
}

/** Claims what was at stake; answers with whether there was anything. */
export async function claim(tx: Transaction, check: Check, { value, target, volume }: AtStake): Promise<boolean> {
  const gained = totalCtqOpportunity(attainment(value, target, check.alertIf), check.ctqValue, volume)
  if (!gained?.gt(0)) return false
  const margin = marginImpact(gained, check.unitMargin)
  await book(tx, 'CLAIMED', check, {
    volume: gained,
    amount: margin,
    currency: margin === null ? null : check.currency,
    at: check.completedAt!,
  })
  return true
}

interface Booked {
  volume: Decimal
  amount: Decimal | null
  currency: string | null
  at: Date
}

const book = (
  tx: Transaction,
  kind: OpportunityKind,
  { organizationId, benchmarkId, breachId, completedId }: Check,
  booked: Booked,
) =>
  tx.opportunityEntry.createMany({
    data: [{ ...booked, kind, organizationId, benchmarkId, breachId: breachId!, actionId: completedId }],
    skipDuplicates: true,
  })

const follow = (from: OpportunityKind, to: OpportunityKind, sign: 1 | -1, condition: string) => `
  insert into opportunity_entry (organization_id, benchmark_id, breach_id, action_id, kind, volume, amount, currency, at)
  select e.organization_id, e.benchmark_id, e.breach_id, e.action_id, '${to}', ${sign} * e.volume, ${sign} * e.amount, e.currency, $1
  from opportunity_entry e join breach b on b.id = e.breach_id
  where e.kind = '${from}' and ${condition} on conflict do nothing`

const realizes = follow('CLAIMED', 'REALIZED', 1, 'b.id = $2::uuid')
const reverses = follow('REALIZED', 'REVERSED', -1, 'b.benchmark_id = $2::uuid and b.scope_id = $3::uuid')

/** What was claimed of a breach is real. */
export const realise = (tx: Transaction, breachId: string, at: Date) => tx.$executeRawUnsafe(realizes, at, breachId)

/** What was realized of a benchmark in a scope is lost again; each once. */
export const reverse = (tx: Transaction, { benchmarkId, scopeId }: Check, at: Date) =>
  tx.$executeRawUnsafe(reverses, at, benchmarkId, scopeId)
