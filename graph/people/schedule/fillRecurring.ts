// What a recurring absence makes: an absence for each time that its rule names, as far ahead as it is filled, less what
// its person is away for otherwise. Those that somebody changed or cancelled, and those that have begun, stay as they
// are.
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { slotsOf } from '../../kernel/recurrence/recurrence.ts'
import { day, minute } from '../../kernel/time/milliseconds.ts'
import { instantOf, wallOf } from '../../kernel/time/wallTime.ts'
import type { Span } from './businessTime.ts'
import { turnsOf, type Deputed } from './deputies.ts'
import { spanOf, without } from './spans.ts'

const daysAhead = 366

interface Rule {
  rule: string
  startsOn: Date
  timeZone: string
  durationMins: number
}

interface Occurrence extends Span {
  slot: Date
}

/** The times of a rule that end after an instant and begin before another. */
export function occurrencesOf({ rule, startsOn, timeZone, durationMins }: Rule, from: Date, to: Date): Occurrence[] {
  const lasting = durationMins * minute
  // A day more on either side, since clocks are set.
  const first = new Date(wallOf(from, timeZone).getTime() - lasting - day)
  return slotsOf(rule, startsOn, first, new Date(wallOf(to, timeZone).getTime() + day))
    .map((slot) => {
      const begins = instantOf(slot, timeZone)
      // What begins in a skipped hour begins later, and so it ends.
      const shown = wallOf(begins, timeZone).getTime()
      return { slot, from: begins.getTime(), to: instantOf(new Date(shown + lasting), timeZone).getTime() }
    })
    .filter((one) => one.to > from.getTime() && one.from < to.getTime())
}

type Row = Prisma.AbsenceGetPayload<object>

/** Whether a rule makes it, which yields to what somebody says. */
export const isByRule = ({ recurringId, isChanged }: Pick<Row, 'recurringId' | 'isChanged'>): boolean =>
  recurringId !== null && !isChanged

interface Filled extends Partial<Deputed> {
  rootId: string
  userId: string
}

/**
 * Fills the recurring absences of somebody, and of who stands in for them: a year ahead, and as far as any absence goes
 * that they have a part in, so that whatever comes to stand beside these is looked at.
 */
export async function fillRecurring(tx: Transaction, now: Date, { rootId, ...away }: Filled): Promise<void> {
  const { userId, startsAt, endsAt, deputyId = null, parts = [] } = away
  const deputies = startsAt && endsAt ? turnsOf({ startsAt, endsAt, deputyId, parts }).map((turn) => turn.deputyId) : []
  const people = [...new Set([userId, ...deputies])]
  const rules = await tx.recurringAbsence.findMany({
    where: { rootId, userId: { in: people }, cancelledAt: null },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  if (!rules.length) return
  const to = new Date(
    Math.max(now.getTime() + daysAhead * day, endsAt?.getTime() ?? 0, await lastEnd(tx, rootId, people)),
  )
  const rows = await tx.absence.findMany({
    where: {
      rootId,
      userId: { in: people },
      OR: [
        { cancelledAt: null, endsAt: { gt: now } },
        { recurringId: { not: null }, endsAt: { gt: now } },
      ],
    },
  })
  const isOpen = (row: Row) => isByRule(row) && row.cancelledAt === null && row.startsAt > now
  const gone: string[] = []
  const made: Prisma.AbsenceCreateManyInput[] = []
  for (const person of people) {
    const own = rows.filter((row) => row.userId === person)
    const taken = own.filter((row) => row.cancelledAt === null && !isOpen(row)).map(spanOf)
    for (const rule of rules.filter((one) => one.userId === person)) {
      const { id: recurringId, reason, deputyId: standIn, createdById } = rule
      const ofRule = own.filter((row) => row.recurringId === recurringId)
      const settled = new Set(ofRule.filter((row) => !isOpen(row)).map(({ slot }) => slot!.getTime()))
      const open = ofRule.filter(isOpen)
      const kept = new Set<string>()
      for (const { slot, ...whole } of occurrencesOf(rule, now, to)) {
        if (settled.has(slot.getTime())) continue
        for (const span of without([whole], taken)) {
          taken.push(span)
          const stands = open.find((row) => sameTimes(row, slot, span))
          if (stands) kept.add(stands.id)
          else
            made.push({
              userId: person,
              rootId,
              recurringId,
              slot,
              startsAt: new Date(span.from),
              endsAt: new Date(span.to),
              reason,
              deputyId: standIn,
              createdById,
              createdAt: now,
            })
        }
      }
      gone.push(...open.filter(({ id }) => !kept.has(id)).map(({ id }) => id))
    }
  }
  if (gone.length) await tx.absence.deleteMany({ where: { id: { in: gone } } })
  if (made.length) await tx.absence.createMany({ data: made })
  await tx.recurringAbsence.updateMany({ where: { id: { in: rules.map(({ id }) => id) } }, data: { filledTo: to } })
}

const sameTimes = (row: Row, slot: Date, { from, to }: Span): boolean =>
  row.slot!.getTime() === slot.getTime() && row.startsAt.getTime() === from && row.endsAt.getTime() === to

/** When the last absence ends that people are on, or stand in at. */
async function lastEnd(tx: Transaction, rootId: string, people: string[]): Promise<number> {
  const userId = { in: people }
  const { _max: last } = await tx.absence.aggregate({
    _max: { endsAt: true },
    where: {
      rootId,
      cancelledAt: null,
      OR: [
        { userId, OR: [{ recurringId: null }, { isChanged: true }] },
        { deputyId: userId },
        { parts: { some: { deputyId: userId } } },
      ],
    },
  })
  return last.endsAt?.getTime() ?? 0
}
