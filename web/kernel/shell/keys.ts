// The keys that lead somewhere, which the first screen knows already; what the sheet shows besides is in keyGroups.ts.

export interface KeyRow {
  /** Pressed one after the other. */
  keys: readonly string[]
  does: string
  /** Where a sequence leads. */
  to?: string
}

export const going: readonly KeyRow[] = [
  { keys: ['g', 'h'], does: 'Go to the board', to: '/home' },
  { keys: ['g', 'd'], does: 'Go to my dashboard', to: '/mydashboard' },
  { keys: ['g', 't'], does: 'Go to the tasks', to: '/tasks' },
  { keys: ['g', 'r'], does: 'Go to all records', to: '/activerecords' },
  { keys: ['g', 'c'], does: 'Go to my calendar', to: '/mycalendar' },
  { keys: ['g', 'i'], does: 'Go to my notifications', to: '/mynotifications' },
  { keys: ['g', 'a'], does: 'Go to the tours', to: '/actonTourSettings' },
  { keys: ['g', 'o'], does: 'Go to the organizations', to: '/organizations' },
  { keys: ['g', 'p'], does: 'Go to my profile', to: '/myprofile' },
]

/** Where the second key of a sequence leads, after g. */
export const sequences: ReadonlyMap<string, string> = new Map(going.map(({ keys, to }) => [keys[1]!, to!]))
