// The keys that lead somewhere, which the first screen knows already; what the sheet shows besides is in keyGroups.ts.
import * as t from './__generated__/messages.ts'

export interface KeyRow {
  /** Pressed one after the other. */
  keys: readonly string[]
  does: string
  /** Where a sequence leads. */
  to?: string
}

export const going: readonly KeyRow[] = [
  { keys: ['g', 'h'], does: t.goToTheBoard, to: '/home' },
  { keys: ['g', 'd'], does: t.goToToday, to: '/mydashboard' },
  { keys: ['g', 't'], does: t.goToTheTasks, to: '/tasks' },
  { keys: ['g', 'r'], does: t.goToAllRecords, to: '/activerecords' },
  { keys: ['g', 'c'], does: t.goToMyCalendar, to: '/mycalendar' },
  { keys: ['g', 'i'], does: t.goToMyNotifications, to: '/mynotifications' },
  { keys: ['g', 'a'], does: t.goToTheTours, to: '/actonTourSettings' },
  { keys: ['g', 'o'], does: t.goToTheOrganizations, to: '/organizations' },
  { keys: ['g', 'p'], does: t.goToMyProfile, to: '/myprofile' },
]

/** Where the second key of a sequence leads, after g. */
export const sequences: ReadonlyMap<string, string> = new Map(going.map(({ keys, to }) => [keys[1]!, to!]))
