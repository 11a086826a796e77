// An appointment while it is written.
import { clockMinutes, type LocationMode } from './words.ts'

export interface AppointmentDraft {
  name: string
  date: string
  startTime: string
  endTime: string
  timeZone: string
  locationMode: LocationMode
  objective: string
  place: string
  description: string
  location: { readonly id: string; readonly name: string } | null
}

export const emptyDraft: AppointmentDraft = {
  name: '',
  date: '',
  startTime: '09:00',
  endTime: '10:00',
  timeZone: '',
  locationMode: 'ON_SITE',
  objective: '',
  place: '',
  description: '',
  location: null,
}

/** The end as a field has it, which begins its day at 00:00 and knows no 24:00. */
export const typedEnd = (endTime: string): string => (endTime === '24:00' ? '00:00' : endTime)

/** Whether it ends on the day after the one that it begins on. */
export const endsNextDay = ({ startTime, endTime }: Pick<AppointmentDraft, 'startTime' | 'endTime'>): boolean =>
  Boolean(startTime && endTime) && endTime !== '00:00' && clockMinutes(endTime) < clockMinutes(startTime)

export const scheduleOf = ({ date, startTime, endTime, timeZone }: AppointmentDraft) => ({
  date,
  startTime,
  endTime: endTime === '00:00' ? '24:00' : endTime,
  timeZone: timeZone || null,
})
