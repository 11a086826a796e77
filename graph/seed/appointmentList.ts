// An appointment of the demo. Days are counted from today; the numbers are below those that the product gives.
import type { AppointmentStatus, AttendeeResponse, LocationMode } from '../../prisma/__generated__/client/enums.ts'

export interface SeedAppointment {
  name: string
  at: string
  department?: string
  group?: string
  /** Whoever made it, by email. */
  by: string
  inDays: number
  /** Minutes of the day. */
  start: number
  minutes: number
  status: AppointmentStatus
  mode?: LocationMode
  objective: string
  description?: string
  spot?: string
  place?: string
  /** By email; those who are no hands are from outside. */
  people: readonly (readonly [email: string, response: AttendeeResponse, name?: string])[]
  agenda?: readonly (readonly [text: string, minutes?: number])[]
  items?: readonly { item: string; by?: string; inDays?: number; hasRecord?: boolean }[]
  file?: string
  /** By which rule it comes again. */
  repeats?: string
  cancelled?: string
}

export const hour = 60
