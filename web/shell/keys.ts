// Every key of the product, in one list: what the sheet of keys shows, and what the sequences go by.

export interface KeyRow {
  /** Pressed one after the other. */
  keys: readonly string[]
  does: string
  /** Where a sequence leads. */
  to?: string
}

export interface KeyGroup {
  name: string
  rows: readonly KeyRow[]
}

const going: readonly KeyRow[] = [
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

export const keyGroups: readonly KeyGroup[] = [
  {
    name: 'Everywhere',
    rows: [
      { keys: ['Ctrl+K'], does: 'Search everything, and do anything' },
      { keys: ['?'], does: 'Show the keys' },
      { keys: ['Esc'], does: 'Close what is open' },
      ...going,
    ],
  },
  {
    name: 'On the board',
    rows: [
      { keys: ['n'], does: 'Add a record' },
      { keys: ['Up'], does: 'To the card above' },
      { keys: ['Down'], does: 'To the card below' },
      { keys: ['Right'], does: 'To the next panel' },
      { keys: ['Left'], does: 'To the panel before' },
      { keys: ['Home'], does: 'To the first card' },
      { keys: ['End'], does: 'To the last card' },
      { keys: ['Enter'], does: 'Open the record' },
      { keys: ['m'], does: 'Show what can be done with the record' },
      { keys: ['Shift+Right'], does: 'Move the record to the next panel' },
      { keys: ['Shift+Left'], does: 'Move the record to the panel before' },
    ],
  },
  {
    name: 'In the search',
    rows: [
      { keys: ['Down'], does: 'To the next one' },
      { keys: ['Up'], does: 'To the one before' },
      { keys: ['Enter'], does: 'Open it' },
      { keys: ['Ctrl+Enter'], does: 'Open it in a new tab' },
    ],
  },
  {
    name: 'While writing',
    rows: [{ keys: ['Ctrl+Enter'], does: 'Add the note' }],
  },
]

/** Where the second key of a sequence leads, after g. */
export const sequences: ReadonlyMap<string, string> = new Map(going.map(({ keys, to }) => [keys[1]!, to!]))
