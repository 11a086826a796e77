import { dayOf } from '../../kernel/ui/dates.ts'
import { momentText } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

interface Away {
  readonly endsAt: string
  readonly deputy: { readonly name: string } | null | undefined
}

/**
 * "away until 24 Nov 2026, Rosa Ortega stands in", with the last day that they are away; "away until 24 Nov, 17:00"
 * where they are back in the course of a day.
 */
export function awayText({ endsAt, deputy }: Away): string {
  const at = new Date(endsAt)
  const isMidnight = at.getHours() === 0 && at.getMinutes() === 0
  const when = isMidnight ? dayOf(new Date(at.getTime() - 1).toISOString()) : momentText(endsAt)
  return deputy ? t.awayUntilStandIn({ when, name: deputy.name }) : t.awayUntil({ when })
}
