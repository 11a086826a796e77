// An appointment while it is written.
import type { LocationMode } from './words.ts'

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

export const scheduleOf = ({ date, startTime, endTime, timeZone }: AppointmentDraft) => ({
  date,
  startTime,
  endTime,
  timeZone: timeZone || null,
})
