import { builder } from '../../kernel/builder.ts'
import { buckets, bucketTable, states, stateTable } from './states.ts'
import { gridNames, gridTable } from './grids.ts'
import { transitionNames, transitions } from './transitions.ts'

const described = <Name extends string>(names: readonly Name[], describe: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, { description: describe(name) }])) as Record<
    Name,
    { description: string }
  >

export const ActionState = builder.enumType('ActionState', {
  description: 'The state of an action record.',
  values: described(states, (state) => `${stateTable[state].name}, status ${stateTable[state].status}.`),
})

export const BucketName = builder.enumType('BucketName', {
  description: 'The buckets that open action records stand in.',
  values: described(buckets, (bucket) => `${bucketTable[bucket].label}.`),
})

export const GridName = builder.enumType('GridName', {
  description: 'The grids of the board; a record may be in several.',
  values: described(gridNames, (name) => gridTable[name].description),
})

export const GridGroup = builder.enumType('GridGroup', {
  description: 'The grids that are shown and hidden together.',
  values: {
    ROUTINE: { description: 'Calendar, Daily, Weekly, Monthly, Qtrly.' },
    ACTION: { description: 'Escalated, Late, Warn, Special.' },
  },
})

export const TransitionName = builder.enumType('TransitionName', {
  description: 'What can be done with an action record.',
  values: described(transitionNames, (name) => `${transitions[name].label}.`),
})

export const Need = builder.enumType('Need', {
  description: 'What a transition asks for beside the record.',
  values: {
    REASON: { description: 'A reason.' },
    NOTE: { description: 'A note.' },
    HOLD_KIND: { description: 'What it waits for: internal or external.' },
    LEVEL: { description: 'An access level to escalate to.' },
    DELEGATE: { description: 'A person to delegate to.' },
    DURATION: { description: 'How many minutes it took.' },
    ASSIGNEE: { description: 'A person to assign it to.' },
    PRIORITY: { description: 'A priority.' },
    SLOT: { description: 'When it may begin and is due.' },
    FIELDS: { description: 'What is to be done, and what else it says.' },
  },
})
