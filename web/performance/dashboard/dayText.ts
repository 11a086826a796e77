import { formatOf } from '../../kernel/ui/times.ts'
const format = formatOf('UTC', { day: 'numeric', month: 'short' })

/** "23 Nov" of 2026-11-23. */
export const dayText = (day: string): string => format.format(new Date(`${day}T12:00:00Z`))
