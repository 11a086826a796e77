import { dayOf } from '../../kernel/ui/dates.ts'
import * as t from './__generated__/messages.ts'

interface Away {
  readonly endsAt: string
  readonly deputy: { readonly name: string } | null | undefined
}

/** "away until 24 Nov 2026, Rosa Ortega stands in", with the last day that they are away. */
export const awayText = ({ endsAt, deputy }: Away): string =>
  `away until ${dayOf(new Date(Date.parse(endsAt) - 1).toISOString())}${deputy ? t.standsIn({ name: deputy.name }) : ''}`
