// Writes what was decided of a benchmark in one scope.
import type { Db } from '../../kernel/db.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { noteDue } from '../../kernel/noteDue.ts'
import type { Decision, PeriodEpisode } from './decide.ts'
import { claim, claimOf, realise, reverse } from './ledger.ts'
import { openRecord } from './openRecord.ts'
import type { Check, PeriodPoint } from './readChecks.ts'
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
  if (isClaimed && !check.isOpen && check.outcome === 'RECOVERED' && !check.isRealised)
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
  return (await tx.breach.create({ data, select: { id: true } })).id
}

async function end(tx: Transaction, check: Check, ends: NonNullable<Decision['ends']>, now: Date) {
  const by = ends.outcome === 'RECOVERED' ? ends.by : null
  await tx.breach.update({
    where: { id: check.breachId! },
    // What is asked no longer begins anew from now on; what was corrected away is walked again.
    data: {
      recoveredAt: now,
      outcome: ends.outcome,
      recoveredPointAt: by?.at ?? (ends.outcome === 'RETIRED' ? now : null),
      recoveredValue: by?.value ?? null,
    },
    select: { id: true },
  })
  if (by && check.completedAt) await realise(tx, check.breachId!, now)
  if (!check.actionId) return
  const why = {
    RECOVERED: `The number is back at ${by ? amount(by.value, check.unit) : ''}`,
    CORRECTED: 'By the values as they are now it was no breach',
    RETIRED: 'The benchmark no longer asks for it',
  }[ends.outcome]
  if (check.isWorkOpen) await tx.$executeRawUnsafe(isBack, check.actionId, now, why)
  if (ends.outcome !== 'RETIRED')
    await noteDue(tx, 'BREACH_RECOVERED', check.breachId!, now, { actionId: check.actionId, text: why })
}

/** People close the record: it only says what the number does. */
const isBack = `
  with told as (
    update action set version = version + 1, updated_at = $2 where id = $1::uuid and bucket <= 4 returning id, version, status, disposition)
  insert into action_history (action_id, version, transition, from_status, to_status, from_disposition, to_disposition, reason, at)
  select id, version, 'NUMBER_BACK', status, status, disposition, disposition, $3, $2 from told`
