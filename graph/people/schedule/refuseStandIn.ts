import { invalid } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { day } from '../../kernel/time/milliseconds.ts'
import { turnsOf } from './deputies.ts'
import { occurrencesOf } from './fillRecurring.ts'
import { overlap } from './spans.ts'
import { longestDays } from './absenceRules.ts'
import { localDayText } from './localText.ts'
import * as t from './__generated__/messages.ts'

interface Wanted {
  userId: string
  rootId: string
  name: string
  rule: string
  startsOn: Date
  timeZone: string
  durationMins: number
}

/** Throws where somebody is to be away again and again who stands in for an absence at one of these times. */
export async function refuseStandIn(tx: Transaction, now: Date, { userId, rootId, name, ...rule }: Wanted) {
  const others = await tx.absence.findMany({
    where: {
      rootId,
      cancelledAt: null,
      endsAt: { gt: now },
      AND: [
        { OR: [{ deputyId: userId }, { parts: { some: { deputyId: userId } } }] },
        { OR: [{ recurringId: null }, { isChanged: true }] },
      ],
    },
    include: { user: { select: { name: true } }, parts: true },
    orderBy: { startsAt: 'asc' },
  })
  if (!others.length) return
  const last = Math.max(...others.map(({ endsAt }) => endsAt.getTime()), now.getTime() + longestDays * day)
  const times = occurrencesOf(rule, now, new Date(last))
  for (const one of others) {
    const turns = turnsOf(one).filter(({ deputyId }) => deputyId === userId)
    const time = times.find((span) => turns.some((turn) => overlap(turn, span)))
    if (!time) continue
    const day = localDayText(new Date(time.from), rule.timeZone)
    throw invalid('startsOn', t.standsInOn({ name, absent: one.user.name, day }))
  }
}
