import type { Span } from './work.ts'
import { dateText, spanText } from '../../kernel/ui/times.ts'

/** "23 Nov, 09:00–09:45" */
export const placeText = ({ from, to }: Span, timeZone: string): string =>
  `${dateText(from)}, ${spanText(from, to, timeZone)}`

/** "09:00–09:45" */
export const timesText = ({ from, to }: Span, timeZone: string): string => spanText(from, to, timeZone)
