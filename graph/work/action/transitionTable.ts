import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { ActionState, BucketName, Need, TransitionName } from './enums.ts'
import { bucketNamed, stateTable, type State } from './states.ts'
import { transitionNames, transitionOf, type TransitionName as Name } from './transitions.ts'

interface Row {
  name: Name
  from: State
  to: State
}

const TransitionRow = builder.objectRef<Row>('TransitionRow').implement({
  description: 'A transition from one state, with its target state and required input.',
  fields: (t) => ({
    name: t.expose('name', { type: TransitionName, description: 'The transition.' }),
    label: t.string({
      description: 'The display name.',
      resolve: ({ name }, _args, { language }) => transitionOf(name).label.in(language),
    }),
    from: t.expose('from', { type: ActionState, description: 'The state before the transition.' }),
    to: t.expose('to', { type: ActionState, description: 'The state it leads to.' }),
    bucket: t.field({
      type: BucketName,
      nullable: true,
      description: 'The bucket it leads to; null if the record leaves the board.',
      resolve: ({ to }) => bucketNamed(stateTable[to].bucket),
    }),
    needs: t.field({
      type: [Need],
      description: 'The inputs it requires.',
      resolve: ({ name, from }) => transitionOf(name).needs?.(stateTable[from]) ?? [],
    }),
  }),
})

const rows: Row[] = transitionNames.flatMap((name) => {
  const { from, to } = transitionOf(name)
  return from.map((state) => ({ name, from: state, to: to ?? state }))
})

builder.queryField('transitionTable', (t) =>
  t.field({
    type: [TransitionRow],
    description: 'All transitions from every state; a record lists those the viewer may make.',
    ...policy('signedIn'),
    resolve: () => rows,
  }),
)
