// What a report is of and of when, in words.
import { periodsText } from '../metric/grains.ts'
import { dayText } from '../dashboard/dayText.ts'
import * as t from './__generated__/messages.ts'

interface Range {
  readonly grain: string
  readonly periods?: number | null
  readonly fromDay?: string | null
  readonly toDay?: string | null
}

/** "The last 13 weeks", "2 Nov 2026 to 8 Nov 2026 by day" */
export function rangeText({ grain, periods, fromDay, toDay }: Range): string {
  if (periods != null)
    return periods === 1 ? t.theLast({ grain }) : t.theLast2({ periods: periodsText(grain, periods) })
  const day = (text: string | null | undefined) => (text ? `${dayText(text)} ${text.slice(0, 4)}` : '')
  return t.toBy({ day: day(fromDay), day2: day(toDay), grain })
}

interface Scope {
  readonly kind: string
  readonly name: string
}

export const scopeText = (scope: Scope | null | undefined): string =>
  scope
    ? scope.kind === 'ORGANIZATION'
      ? t.andBelow({ name: scope.name })
      : scope.kind === 'VEHICLE'
        ? t.unit({ name: scope.name })
        : scope.name
    : t.whatYouCanSee

export const reportPath = (id: string, more = '') => `/myreports/metrics/${id}${more}`
