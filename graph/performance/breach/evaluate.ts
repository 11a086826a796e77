// Asks the benchmarks by the clock: of what was observed and of periods that have closed, only what is concerned. Any
// number of processes does it at once: each check is taken by one, and a scope has one open breach by an index.
import type { Services } from '../../kernel/context.ts'
import type { Job } from '../../kernel/jobs.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { attainment } from '../benchmark/attainment.ts'
import { decide, type Decision } from './decide.ts'
import { noteChecks } from './noteChecks.ts'
import { pointsOf, takeChecks, type Check } from './readChecks.ts'
import { writeDecision } from './writeDecision.ts'

type Wanted = Pick<Services, 'db' | 'clock' | 'log'>

/** Does all that is due. */
export async function evaluate(services: Wanted): Promise<void> {
  const { prisma } = services.db
  const now = services.clock.now()
  while (await prisma.$transaction((tx) => noteChecks(tx, now), { timeout: 60_000 })) {
    /* until there is no more */
  }
  while (await prisma.$transaction((tx) => evaluateSome(services, tx, now), { timeout: 60_000 })) {
    /* until there is no more */
  }
}

export const breachJob: Job = { name: 'breaches', seconds: 5, run: evaluate }

const again = 5 * 60_000

/** Answers with how many were asked. */
async function evaluateSome({ db, log }: Wanted, tx: Transaction, now: Date): Promise<number> {
  const checks = await takeChecks(tx, now)
  if (!checks.length) return 0
  const points = await pointsOf(tx, checks, now)
  const decisions = checks.map((check, i) => decide(check, points[i]!.closed))
  const nextAt = points.map((one) => one.nextAt)
  for (const [i, check] of checks.entries()) {
    if (isAtRest(check, decisions[i]!)) continue
    // One that fails keeps no other from its turn.
    await tx.$executeRawUnsafe('savepoint asked')
    try {
      await writeDecision(db, tx, check, decisions[i]!, points[i]!.closed, now)
    } catch (error) {
      await tx.$executeRawUnsafe('rollback to savepoint asked')
      nextAt[i] = new Date(now.getTime() + again)
      log.error({ err: error, benchmark: check.benchmarkId, scope: check.scopeId }, 'A benchmark could not be asked.')
    }
  }
  await tx.$executeRawUnsafe(
    conditions,
    JSON.stringify(checks.flatMap((check, i) => conditionOf(check, decisions[i]!))),
    now,
  )
  await tx.$executeRawUnsafe(
    finish,
    JSON.stringify(
      checks.map(({ benchmarkId, scopeId }, i) => ({
        benchmarkId,
        scopeId,
        fromAt: points[i]!.nextFrom,
        dueAt: nextAt[i],
      })),
    ),
  )
  return checks.length
}

const isAtRest = ({ completedAt, isClaimed }: Check, { ends, passed, opens, returns }: Decision) =>
  !ends && !passed.length && !opens && !returns && (completedAt === null || isClaimed)

const conditionOf = (
  { benchmarkId, scopeId, scopeKind, target, alertIf, applies }: Check,
  { last, streak }: Decision,
) =>
  applies && last
    ? [
        {
          benchmarkId,
          scopeId,
          scopeKind,
          pointAt: last.at,
          value: last.value,
          attainment: attainment(last.value, target, alertIf),
          streak,
        },
      ]
    : []

const conditions = `
  insert into benchmark_condition (benchmark_id, scope_id, scope_kind, point_at, value, attainment, streak, updated_at)
  select "benchmarkId", "scopeId", "scopeKind", "pointAt", value, attainment, streak, $2
  from jsonb_to_recordset($1::jsonb) c("benchmarkId" uuid, "scopeId" uuid, "scopeKind" scope_kind, "pointAt" timestamptz, value float8, attainment float8, streak int)
  on conflict (benchmark_id, scope_id) do update set scope_kind = excluded.scope_kind, point_at = excluded.point_at, value = excluded.value,
    attainment = excluded.attainment, streak = excluded.streak, updated_at = excluded.updated_at`

/** Where a period with observations is still under way, it is asked again when that closes. */
const finish = `
  with asked as (
    select * from jsonb_to_recordset($1::jsonb) a("benchmarkId" uuid, "scopeId" uuid, "fromAt" timestamptz, "dueAt" timestamptz)),
  done as (
    delete from breach_check c using asked a where c.benchmark_id = a."benchmarkId" and c.scope_id = a."scopeId" and a."dueAt" is null)
  update breach_check c set from_at = coalesce(a."fromAt", c.from_at), due_at = a."dueAt" from asked a
  where c.benchmark_id = a."benchmarkId" and c.scope_id = a."scopeId" and a."dueAt" is not null`
