import { builder } from '../../kernel/builder.ts'
import { buckets, bucketTable, states, stateTable } from './states.ts'
import { gridNames, gridTable } from './gridTable.ts'
import { transitionNames, transitions } from './transitions.ts'

const described = <Name extends string>(names: readonly Name[], describe: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, { description: describe(name) }])) as Record<
    Name,
    { description: string }
  >

export const ActionState = builder.enumType('ActionState', {
  description: 'The state of an action record.',
  values: described(states, (state) => `${String(stateTable[state].name)}, status ${stateTable[state].status}.`),
})

export const BucketName = builder.enumType('BucketName', {
  description: 'The buckets of open action records.',
  values: described(buckets, (bucket) => `${String(bucketTable[bucket].label)}.`),
})

export const GridName = builder.enumType('GridName', {
  description: 'A grid of the board; a record may be in several.',
  values: described(gridNames, (name) => gridTable[name].description),
})

export const GridGroup = builder.enumType('GridGroup', {
  description: 'A set of grids that are shown and hidden together.',
  values: {
    ROUTINE: { description: 'Calendar, Daily, Weekly, Monthly, Qtrly.' },
    ACTION: { description: 'Escalated, Late, Warn, Special.' },
  },
})

export const TransitionName = builder.enumType('TransitionName', {
  description: 'A transition of an action record.',
  values: described(transitionNames, (name) => `${String(transitions[name].label)}.`),
})

export const Need = builder.enumType('Need', {
  description: 'An input required by a transition.',
  values: {
    REASON: { description: 'A reason.' },
    NOTE: { description: 'A note.' },
    HOLD_KIND: { description: 'Whether the hold is internal or external.' },
    LEVEL: { description: 'The access level to escalate to.' },
    DELEGATE: { description: 'The user to delegate the record to.' },
    DURATION: { description: 'The time the work took, in minutes, from 1 to 1,440.' },
    ASSIGNEE: { description: 'The user to assign the record to.' },
    PRIORITY: { description: 'A priority.' },
    SLOT: { description: 'When the record may begin and when it is due.' },
    FIELDS: { description: 'The title and other descriptive fields of the record.' },
  },
})
