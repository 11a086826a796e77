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
  description: 'Where a transition leads from a state, and what it asks for.',
  fields: (t) => ({
    name: t.expose('name', { type: TransitionName, description: 'The transition.' }),
    label: t.string({ description: 'What it is called.', resolve: ({ name }) => transitionOf(name).label }),
    from: t.expose('from', { type: ActionState, description: 'The state it leads from.' }),
    to: t.expose('to', { type: ActionState, description: 'The state it leads to.' }),
    bucket: t.field({
      type: BucketName,
      nullable: true,
      description: 'The bucket it leads to; none where the record leaves the board.',
      resolve: ({ to }) => bucketNamed(stateTable[to].bucket),
    }),
    needs: t.field({
      type: [Need],
      description: 'What it asks for.',
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
    description: 'Every transition from every state; which of them a viewer may make of a record, the record says.',
    ...policy('signedIn'),
    resolve: () => rows,
  }),
)
