import { formatOf } from './times.ts'

/** "19 Nov 2026" */
export const dayOf = (instant: string): string => formatOf(undefined, { dateStyle: 'medium' }).format(new Date(instant))

/** "19 Nov 2026, 09:30" */
export const momentOf = (instant: string): string =>
  formatOf(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))
