import { dayAndTime, timeAt } from '../tour/tourTimes.ts'
import type { Span } from './work.ts'

/** "23 Nov, 09:00–09:45" */
export const placeText = ({ from, to }: Span, timeZone: string): string => `${dayAndTime(new Date(from).toISOString(), timeZone)}–${timeAt(new Date(to).toISOString(), timeZone)}`

/** "09:00–09:45" */
export const timesText = ({ from, to }: Span, timeZone: string): string => `${timeAt(new Date(from).toISOString(), timeZone)}–${timeAt(new Date(to).toISOString(), timeZone)}`
