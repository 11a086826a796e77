import { Action } from '../../work/action/Action.ts'
import { builder } from '../../kernel/builder.ts'
import type { PlannerBlockShape } from './blocks.ts'

const PlannerBlockKind = builder.enumType('PlannerBlockKind', {
  description: 'What takes the time of somebody.',
  values: {
    RECORD: { description: 'An action record with a slot.' },
    APPOINTMENT: { description: 'An appointment.' },
  },
})

export const PlannerBlock = builder.objectRef<PlannerBlockShape>('PlannerBlock').implement({
  description: 'Something that stands on the plan of somebody.',
  fields: (t) => ({
    kind: t.expose('kind', { type: PlannerBlockKind, description: 'What it is.' }),
    from: t.field({ type: 'DateTime', description: 'When it begins.', resolve: ({ from }) => new Date(from) }),
    to: t.field({ type: 'DateTime', description: 'When it ends.', resolve: ({ to }) => new Date(to) }),
    mins: t.exposeInt('mins', {
      description: 'What it takes of their capacity: its service time, or as long as it stands there.',
    }),
    action: t.expose('action', {
      type: Action,
      nullable: true,
      description: 'The record; null where it is none, or none that the viewer sees.',
    }),
  }),
})
