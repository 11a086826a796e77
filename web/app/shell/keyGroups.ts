// Every key of the product, in one list: what the sheet of keys shows.
import { going, type KeyRow } from '../../kernel/shell/keys.ts'

export interface KeyGroup {
  name: string
  rows: readonly KeyRow[]
}

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
      { keys: ['p'], does: 'Open the procedures of the selected record' },
      { keys: ['q'], does: 'Open quick launch and saved filters' },
    ],
  },
  {
    name: 'In the planner',
    rows: [
      { keys: ['Right'], does: 'Carry the work to later' },
      { keys: ['Left'], does: 'Carry the work to earlier' },
      { keys: ['Down'], does: 'Carry the work to who is below' },
      { keys: ['Up'], does: 'Carry the work to who is above' },
      { keys: ['Shift+Right'], does: 'Make the work longer' },
      { keys: ['Shift+Left'], does: 'Make the work shorter' },
      { keys: ['Esc'], does: 'Leave the work where it was' },
      { keys: ['Enter'], does: 'Put the work down, or ask when and by whom it is done' },
      { keys: ['Delete'], does: 'Take the work off the plan' },
      { keys: ['Ctrl+Z'], does: 'Undo what was planned last' },
    ],
  },
  {
    name: 'In the calendar',
    rows: [
      { keys: ['m'], does: 'Show the month' },
      { keys: ['w'], does: 'Show the week' },
      { keys: ['d'], does: 'Show the day' },
      { keys: ['a'], does: 'Show the agenda' },
      { keys: ['Right'], does: 'To what comes after' },
      { keys: ['Left'], does: 'To what came before' },
      { keys: ['t'], does: 'To today' },
      { keys: ['n'], does: 'Add an entry' },
    ],
  },
  {
    name: 'On an entry of the calendar',
    rows: [
      { keys: ['Down'], does: 'To the entry behind' },
      { keys: ['Up'], does: 'To the entry before' },
      { keys: ['Right'], does: 'To an entry of a later day' },
      { keys: ['Left'], does: 'To an entry of an earlier day' },
      { keys: ['Alt+Down'], does: 'Move it to a quarter of an hour later' },
      { keys: ['Alt+Up'], does: 'Move it to a quarter of an hour earlier' },
      { keys: ['Alt+Right'], does: 'Move it to the next day' },
      { keys: ['Alt+Left'], does: 'Move it to the day before' },
      { keys: ['Shift+Down'], does: 'Let it end a quarter of an hour later' },
      { keys: ['Shift+Up'], does: 'Let it end a quarter of an hour earlier' },
      { keys: ['Shift+Right'], does: 'Let it end a day later' },
      { keys: ['Shift+Left'], does: 'Let it end a day earlier' },
      { keys: ['m'], does: 'Show what can be done with it' },
      { keys: ['Ctrl+Z'], does: 'Undo what was moved last' },
    ],
  },
  {
    name: 'In Quick View',
    rows: [
      { keys: ['Right'], does: 'To the next record or picture' },
      { keys: ['Left'], does: 'To the record or picture before' },
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
