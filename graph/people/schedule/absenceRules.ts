// When somebody may be away, and who may stand in: nobody is away twice at once, no deputy is away too, and nobody goes
// who stands in for somebody. So there are no chains of deputies, and no circles. What a rule makes yields: it leaves
// out what its person is away for already, and a deputy who is away does not stand in then.
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { invalid } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { zoneName } from '../../kernel/zoneName.ts'
import { day } from '../../kernel/time/milliseconds.ts'
import { checkParts, turnsOf, type Deputed } from './deputies.ts'
import { isByRule } from './fillRecurring.ts'
import { overlap, spanOf } from './spans.ts'
import type { Text } from '../../kernel/messages/text.ts'
import { timeText } from './localText.ts'
import * as t from './__generated__/messages.ts'

export interface Away extends Deputed {
  userId: string
  rootId: string
}

export const longestDays = 366

/** Throws where the dates alone are wrong, of the absence or of its parts. */
export function checkDates(now: Date, away: Deputed): void {
  const { startsAt, endsAt } = away
  if (startsAt >= endsAt) throw invalid('endsAt', t.endAfterStart)
  if (endsAt <= now) throw invalid('endsAt', t.endToCome)
  if (endsAt.getTime() - startsAt.getTime() > longestDays * day)
    throw invalid('endsAt', t.endWithinDays({ days: longestDays }))
  if (startsAt.getTime() > now.getTime() + 5 * longestDays * day) throw invalid('startsAt', t.startWithinYears)
  checkParts(away)
}

/** Makes changes of a tree's absences go one after the other, so that what is looked at holds. */
export async function lockAbsences(transaction: Transaction, rootId: string): Promise<void> {
  await transaction.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`absence ${rootId}`}, 0))`
}

const others = {
  include: { user: { select: { name: true } }, deputy: { select: { id: true, name: true } }, parts: true },
} as const

type Other = Prisma.AbsenceGetPayload<typeof others>

/** Those of the tree that are in the way of somebody's at the same time, or could be. */
const othersAt = (transaction: Transaction, { userId, rootId, ...away }: Away, beside: string[]): Promise<Other[]> =>
  transaction.absence.findMany({
    ...others,
    where: {
      rootId,
      cancelledAt: null,
      id: { notIn: beside },
      startsAt: { lt: away.endsAt },
      endsAt: { gt: away.startsAt },
      OR: [
        { userId: { in: [userId, ...turnsOf(away).map(({ deputyId }) => deputyId)] } },
        { deputyId: userId },
        { parts: { some: { deputyId: userId } } },
      ],
    },
    orderBy: { startsAt: 'asc' },
  })

/** Throws where an absence does not go with the others of the tree; those named are not looked at, as itself. */
export async function checkOthers(
  transaction: Transaction,
  away: Away,
  timeZone: string,
  beside: string[] = [],
): Promise<void> {
  const { userId } = away
  const turns = turnsOf(away)
  for (const one of await othersAt(transaction, away, beside)) {
    const during = duringIn(timeZone, one)
    if (one.userId === userId) {
      if (!isByRule(one)) throw invalid('startsAt', t.awayAlready({ name: one.user.name, ...during }))
      continue
    }
    const turn = turns.find(({ deputyId, ...span }) => deputyId === one.userId && overlap(span, spanOf(one)))
    if (turn) {
      const { user, deputy } = one
      const standIn = !deputy ? 'none' : deputy.id === userId ? 'mutual' : 'other'
      throw invalid(turn.path, t.awayToo({ name: user.name, standIn, deputy: deputy?.name ?? '', ...during }))
    }
    await checkTurnsOf(transaction, one, away, during)
  }
}

/** Throws where somebody who is to go stands in for who is away, unless a rule says when that one is. */
async function checkTurnsOf(transaction: Transaction, one: Other, away: Away, during: During): Promise<void> {
  const isDeputy = turnsOf(one).some(({ deputyId, ...span }) => deputyId === away.userId && overlap(span, spanOf(away)))
  if (!isDeputy || isByRule(one)) return
  const { name } = await transaction.user.findUniqueOrThrow({ where: { id: away.userId }, select: { name: true } })
  throw invalid('startsAt', t.standsIn({ name, absent: one.user.name, ...during }))
}

type During = Record<'start' | 'end', Text> & { zone: string }

const duringIn = (timeZone: string, { startsAt, endsAt }: Other): During => ({
  start: timeText(startsAt, timeZone),
  end: timeText(endsAt, timeZone),
  zone: zoneName(timeZone, endsAt),
})
