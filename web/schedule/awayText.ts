import { dayOf } from '../ui/dates.ts'

interface Away {
  readonly endsAt: string
  readonly deputy: { readonly name: string } | null | undefined
}

/** "away until 24 Nov 2026, Rosa Ortega stands in" */
export const awayText = ({ endsAt, deputy }: Away): string => `away until ${dayOf(endsAt)}${deputy ? `, ${deputy.name} stands in` : ''}`
