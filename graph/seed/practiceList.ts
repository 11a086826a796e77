// What the demo's companies say of best practice that no chance should say.
import type { PracticeStatus } from '../../prisma/__generated__/client/enums.ts'

type Answers = Record<string, PracticeStatus>

/** What is known of a company as a whole; the first three gaps have become records. */
export const gaps: Record<string, Answers> = {
  'Northway Logistics': {
    'Exceptions raised before the window is missed': 'PARTIAL',
    'Safety defects closed before dispatch': 'NOT_STARTED',
    'Home time promised and kept': 'PLANNED',
    'Dock appointments by time slot': 'PARTIAL',
    'Fuel tax computed from distance by state': 'IN_PLACE',
    'Electronic logs on every regulated vehicle': 'IN_PLACE',
    'Plan for a cyber incident exercised': 'NOT_STARTED',
    'Live position of every loaded vehicle': 'IN_PLACE',
    'Skills practised on a simulator': 'NOT_APPLICABLE',
    'Forward and driver-facing cameras': 'PARTIAL',
    'Routes examined for electric vehicles': 'PLANNED',
  },
  'Halden Freight': {
    'Electronic proof of delivery': 'PARTIAL',
    'Service intervals by distance, hours and date': 'PLANNED',
    'Gate check-in and check-out recorded': 'NOT_STARTED',
    'Backhauls planned with the outbound trip': 'IN_PLACE',
    'Fuel tax computed from distance by state': 'NOT_APPLICABLE',
  },
}

/** Departments that nobody has gone through yet. */
export const skipped: Record<string, string[]> = {
  'Northway Logistics': ['Procurement'],
  'Halden Freight': ['HR & Driver Management', 'IT & Data', 'Procurement', 'Sustainability', 'Finance & Billing'],
}

/** How much more often than usual something is in place. */
export const inPlaceMore: Record<string, number> = { 'Northway Logistics': 3 }

export const notes: Record<string, string> = {
  'Exceptions raised before the window is missed': 'Works for linehaul; the local rounds are still watched by hand.',
  'Safety defects closed before dispatch': 'The shop closes them on paper, dispatch can not see it.',
  'Dock appointments by time slot': 'Sparks books slots, Harrisburg takes trucks as they come.',
  'Plan for a cyber incident exercised': 'Written in March, never rehearsed.',
  'Electronic proof of delivery': 'Two of three customers accept it.',
  'Forward and driver-facing cameras': 'Forward in all tractors, driver-facing in the night fleet.',
}

/** Answers that a place gives for itself. */
export const ownAnswers: Record<
  string,
  { at: string; by: string; department?: string; group?: string; ago: number; answers: Answers }[]
> = {
  'Northway Logistics': [
    {
      at: 'Western division',
      by: 'tactical@demo.test',
      department: 'Maintenance',
      ago: 6,
      answers: {
        'Service intervals by distance, hours and date': 'IN_PLACE',
        'Safety defects closed before dispatch': 'PARTIAL',
        'Fault codes read while on the road': 'PLANNED',
        'Minimum stock of critical parts': 'IN_PLACE',
      },
    },
    {
      at: 'Reno terminal',
      by: 'supervision@demo.test',
      department: 'Maintenance',
      group: 'Tractors',
      ago: 2,
      answers: {
        'Repeat repairs examined for their cause': 'NOT_STARTED',
        'Driver vehicle inspection reports on the device': 'IN_PLACE',
      },
    },
    {
      at: 'Sparks cross-dock',
      by: 'admin@demo.test',
      ago: 1,
      answers: { 'Dock appointments by time slot': 'IN_PLACE', 'Trailer positions known by spot': 'PARTIAL' },
    },
  ],
  'Halden Freight': [
    {
      at: 'Moss terminal',
      by: 'kari.berge@other.test',
      department: 'Maintenance',
      group: 'Workshop',
      ago: 3,
      answers: { 'Work orders with labour, parts and cause': 'IN_PLACE' },
    },
  ],
}
