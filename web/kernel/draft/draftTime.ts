import { localTime } from '../ui/localTime.ts'

/** When a draft was typed: "14:02" of today, else "20 Nov, 14:02". */
export const draftTime = (at: number): string => localTime(at, Date.now())
