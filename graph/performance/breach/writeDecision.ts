// Writes what was decided of a benchmark in one scope.
import type { Db } from '../../kernel/db.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { addToOutbox } from '../../kernel/outbox.ts'
import { historySql } from '../../work/action/historySql.ts'
import type { Decision, PeriodEpisode } from './decide.ts'
import { claim, claimOf, realise, reverse } from './ledger.ts'
import { openRecord } from './openRecord.ts'
import type { Check, PeriodPoint } from './readChecks.ts'
import { tellOfBreach } from './tellOfBreach.ts'
import { amount } from './words.ts'

export async function writeDecision(
  db: Db,
  tx: Transaction,
  check: Check,
  decision: Decision,
  points: readonly PeriodPoint[],
  now: Date,
): Promise<void> {
  const { ends, passed, opens, returns } = decision
  const stake = claimOf(check, points)
  const isClaimed = stake ? await claim(tx, check, stake) : check.isClaimed
  if (isClaimed && !check.isOpen && check.outcome === 'RECOVERED' && !check.isRealized)
    await realise(tx, check.breachId!, now)
  if (ends) await end(tx, check, ends, now)
  for (const episode of passed) await add(tx, check, episode, now)
  if (opens)
    await openRecord(db, tx, check, { breachId: await add(tx, check, opens, now), n: 1, point: opens.opened }, now)
  if (passed.length || opens) await reverse(tx, check, now)
  if (returns)
    await openRecord(db, tx, check, { breachId: check.breachId!, n: check.actionNumber! + 1, point: returns }, now)
}

async function add(
  tx: Transaction,
  check: Check,
  { first, opened, recovered }: PeriodEpisode,
  now: Date,
): Promise<string> {
  const { organizationId, benchmarkId, metricId, scopeKind, scopeId, target } = check
  const data = {
    organizationId,
    benchmarkId,
    metricId,
    scopeKind,
    scopeId,
    target,
    firstPointAt: first.at,
    openedPointAt: opened.at,
    value: opened.value,
    volume: opened.volume,
    openedAt: recovered ? opened.closesAt : now,
    ...(recovered && {
      recoveredAt: recovered.closesAt,
      recoveredPointAt: recovered.at,
      recoveredValue: recovered.value,
      outcome: 'RECOVERED' as const,
    }),
  }
  const breach = await tx.breach.create({ data })
  // What began and ended while nobody looked is kept as over, and told to nobody.
  if (!recovered) await tellOfBreach(tx, breach)
  return breach.id
}

async function end(tx: Transaction, check: Check, ends: NonNullable<Decision['ends']>, now: Date) {
  const by = ends.outcome === 'RECOVERED' ? ends.by : null
  const breach = await tx.breach.update({
    where: { id: check.breachId! },
    // What is asked no longer begins anew from now on; what was corrected away is walked again.
    data: {
      recoveredAt: now,
      outcome: ends.outcome,
      recoveredPointAt: by?.at ?? (ends.outcome === 'RETIRED' ? now : null),
      recoveredValue: by?.value ?? null,
    },
  })
  await tellOfBreach(tx, breach)
  if (by && check.completedAt) await realise(tx, check.breachId!, now)
  if (!check.actionId) return
  const why = {
    RECOVERED: `The number is back at ${by ? String(amount(by.value, check.unit)) : ''}`,
    CORRECTED: 'By the values as they are now it was no breach',
    RETIRED: 'The benchmark no longer asks for it',
  }[ends.outcome]
  if (check.isWorkOpen) await tx.$executeRawUnsafe(isBack(), check.actionId, now, why)
  if (ends.outcome !== 'RETIRED')
    await addToOutbox(tx, {
      kind: 'BREACH_RECOVERED',
      ofId: check.breachId!,
      at: now,
      facts: { actionId: check.actionId, text: why },
    })
}

/** People close the record: it only says what the number does. */
const isBack = () => `
  with marked as (
    update action set version = version + 1, updated_at = $2 where id = $1::uuid and bucket <= 4 returning *),
  ${historySql({
    columns: {
      version: 'version',
      transition: `'NUMBER_BACK'`,
      from_status: 'status',
      to_status: 'status',
      from_disposition: 'disposition',
      to_disposition: 'disposition',
      reason: '$3',
      at: '$2',
    },
    from: 'marked',
    record: 'id',
    written: 'marked',
  })}
  select 1`
