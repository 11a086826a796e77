// How soon a priority is to be responded to and done. These come with the product; an organization's own stand before
// them, the nearest one's before others.
import type { ClockKind, TargetRule } from '../../../prisma/__generated__/client/enums.ts'
import type { Said } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

export interface Target {
  rule: TargetRule
  /** Minutes, business days, or times the service time; of minutes 0 is no target at all. */
  amount: number
}

export const clockKinds = ['RESPOND', 'DONE'] as const satisfies ClockKind[]

const minutes = (amount: number): Target => ({ rule: 'MINUTES', amount })
const days = (amount: number): Target => ({ rule: 'DAYS', amount })

export const none: Target = minutes(0)

/** By priority: Urgent, High, Warning, Normal, Low, STD Priority, Scheduled, SEC Priority, End of Period. */
const defaults: Record<number, Partial<Record<ClockKind, Target>>> = {
  1: { RESPOND: minutes(15), DONE: minutes(4 * 60) },
  2: { RESPOND: minutes(60), DONE: days(1) },
  3: { RESPOND: minutes(4 * 60), DONE: days(2) },
  4: { DONE: days(3) },
  5: { DONE: days(5) },
  6: { DONE: { rule: 'SERVICE_TIME', amount: 2 } },
  7: { DONE: { rule: 'SLOT', amount: 0 } },
  8: { DONE: days(5) },
  9: { DONE: { rule: 'PERIOD_END', amount: 0 } },
}

export const defaultTarget = (priorityId: number, kind: ClockKind): Target => defaults[priorityId]?.[kind] ?? none

/** How long whom a record was escalated to has for an answer, where its priority has no time to respond. */
export const answerTarget: Target = days(1)

export const isNone = ({ rule, amount }: Target): boolean => rule === 'MINUTES' && amount === 0

/** A target in words, as they follow "within" or "by". */
export function targetInWords({ rule, amount }: Target): Said {
  switch (rule) {
    case 'MINUTES': {
      if (!amount) return t.noTarget
      const hours = Math.floor(amount / 60)
      return [hours ? `${hours} h` : '', amount % 60 ? `${amount % 60} min` : ''].filter(Boolean).join(' ')
    }
    case 'DAYS':
      return t.businessDays({ count: amount })
    case 'SERVICE_TIME':
      return amount === 1 ? t.itsServiceTime : t.serviceTimes({ amount })
    case 'SLOT':
      return t.itsSlot
    case 'PERIOD_END':
      return t.periodEnd
  }
}
