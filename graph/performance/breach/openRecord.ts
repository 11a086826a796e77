// The record that a breach opens: of its scope, owned by who holds the role, due by its priority's target.
import { addAction } from '../../work/action/addAction.ts'
import type { Db } from '../../kernel/db.ts'
import { dueByTarget } from '../../work/escalation/dueByTarget.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { addToOutbox } from '../../kernel/outbox.ts'
import type { Check, PeriodPoint } from './readChecks.ts'
import { responsibleFor } from './responsible.ts'
import { isOutside } from '../benchmark/walkPoints.ts'
import { ordinal } from '../../kernel/ordinal.ts'
import { amount, breachSentence, recoverySentence } from './words.ts'

/** How often such work falls due: by the length of the points. */
const classes = { HOUR: 1, DAY: 1, WEEK: 2, MONTH: 3, QUARTER: 4 } as const

interface Opened {
  breachId: string
  /** From 1 up; what comes after the first is a follow-up of it. */
  n: number
  point: PeriodPoint
}

export async function openRecord(
  db: Db,
  tx: Transaction,
  check: Check,
  { breachId, n, point }: Opened,
  now: Date,
): Promise<string> {
  const { organizationId, departmentId, groupId, locationId, vehicleId, priorityId, creatorId, unit } = check
  const { rootId } = await tx.breach.findUniqueOrThrow({ where: { id: breachId }, select: { rootId: true } })
  const owner = await responsibleFor(tx, check, now)
  const actionClassId = classes[check.grain]
  // What is kept is in English: nobody asks for it whose language it could be in.
  const number = String(amount(point.value, unit))
  // Between the target and the level that it has to come back to, a number is neither out nor back.
  const level = isOutside(check, point.value)
    ? `target ${String(amount(check.target, unit))}`
    : `back from ${String(amount(check.reset, unit))}`
  // A vehicle is named by the record itself.
  const what = vehicleId ? check.metricName : `${check.metricName} at ${check.scopeName}`
  const measured = `${what}: ${n > 1 ? 'still ' : ''}${number}, ${level}${n > 1 ? ` (${ordinal(n)} time)` : ''}`
  const why =
    n > 1
      ? `What was done has not brought it back: the number is still ${number}.`
      : `${sentence(String(breachSentence(check)))}, last ${number}.`
  const { actionId } = await addAction(
    tx,
    { now },
    {
      title: measured.slice(0, 200),
      description: `${why} ${String(recoverySentence(check))}: only the number can say so.`,
      rootId,
      organizationId,
      departmentId,
      groupId,
      locationId,
      vehicleId,
      actionClassId,
      priorityId,
      creatorId,
      assigneeId: owner?.id ?? null,
      scheduledEnd: await dueByTarget(db, { ...check, actionClassId, serviceTimeMins: 0 }, now),
    },
    { actorId: null, reason: `The benchmark ${check.benchmarkName} ${n > 1 ? 'has not recovered' : 'was not held'}` },
  )
  await tx.breachAction.create({ data: { breachId, n, actionId } })
  if (n > 1) {
    const first = await tx.breachAction.findUniqueOrThrow({
      where: { breachId_n: { breachId, n: 1 } },
      select: { actionId: true },
    })
    await tx.actionLink.create({ data: { fromId: first.actionId, toId: actionId, kind: 'FOLLOW_UP', createdAt: now } })
  }
  await addToOutbox(tx, {
    kind: n > 1 ? 'BREACH_RETURNED' : 'BREACH_OPENED',
    ofId: breachId,
    at: now,
    facts: { actionId, text: why.replace(/\.$/, '') },
  })
  return actionId
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
