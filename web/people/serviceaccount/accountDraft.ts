import { dayIn } from '../../kernel/ui/times.ts'

/** What is said of a service account itself. */
export interface AccountDraft {
  name: string
  purpose: string
  owner: { readonly id: string; readonly name: string } | null
  /** The last day that it is valid, as 2026-11-20; empty for no end. */
  until: string
}

/** The day here on which it ends. */
export const lastDayOf = (expiresAt: string | null | undefined): string => (expiresAt ? dayIn(expiresAt) : '')

/** The end of a day here; nothing of none. */
export const endOfDay = (day: string): string | null => (day ? new Date(`${day}T23:59:59`).toISOString() : null)
