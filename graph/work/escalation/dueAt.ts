// When a clock runs out. Pure; instants are in milliseconds.
import type { ClockKind } from '../../../prisma/__generated__/client/enums.ts'
import {
  addBusinessDays,
  addBusinessMinutes,
  businessMinutesBetween,
  endOfPeriod,
  type Hours,
  type Period,
} from '../../people/schedule/businessTime.ts'
import type { Target } from './targets.ts'

export interface Running {
  kind: ClockKind
  startsAt: number
  /** The times on hold; the last one may go on until now. */
  pauses: readonly (readonly [from: number, to: number])[]
  target: Target
  hours: Hours
  fiscalMonth: number
  actionClassId: number
  serviceTimeMins: number
  scheduledEnd: number | null
  /** Whether it never ends before the slot does. */
  outlastsSlot: boolean
}

/** The period that belongs to an action class: day, week, month, quarter. */
const periods: Record<number, Period> = { 1: 'DAY', 2: 'WEEK', 3: 'MONTH', 4: 'QUARTER' }

/** Of STD Priority and Scheduled: what has a slot is late once that is over, however short its work is. */
export const slotPriorities: readonly number[] = [6, 7]

/** When it runs out; null where there is no target. */
export function dueAt(clock: Running): number | null {
  const due = byTarget(clock)
  return due !== null && clock.outlastsSlot && clock.scheduledEnd !== null ? Math.max(due, clock.scheduledEnd) : due
}

/** A slot and a period end when they end, whatever was on hold. */
function byTarget(clock: Running): number | null {
  const { target, hours, startsAt, serviceTimeMins } = clock
  switch (target.rule) {
    case 'SLOT':
      return clock.scheduledEnd
    case 'PERIOD_END':
      return endOfPeriod(hours, startsAt, periods[clock.actionClassId] ?? 'DAY', clock.fiscalMonth)
    case 'DAYS':
      return withPauses(clock, addBusinessDays(hours, startsAt, target.amount))
    case 'SERVICE_TIME':
      return serviceTimeMins
        ? withPauses(clock, addBusinessMinutes(hours, startsAt, target.amount * serviceTimeMins))
        : null
    case 'MINUTES':
      return target.amount ? withPauses(clock, addBusinessMinutes(hours, startsAt, target.amount)) : null
  }
}

/** What was on hold before the clock ran out is added to it. */
function withPauses({ hours, startsAt, pauses }: Running, due: number | null): number | null {
  let later = due
  for (const [from, to] of pauses) {
    if (later === null || from >= later) return later
    const held = businessMinutesBetween(hours, Math.max(from, startsAt), Math.max(to, startsAt))
    later = addBusinessMinutes(hours, later, held)
  }
  return later
}
