import { Action } from '../../work/action/Action.ts'
import { builder } from '../../kernel/builder.ts'
import type { PlannerBlockShape } from './blocks.ts'

const PlannerBlockKind = builder.enumType('PlannerBlockKind', {
  description: 'The kind of planner block.',
  values: {
    RECORD: { description: 'An action record with a scheduled slot.' },
    APPOINTMENT: { description: 'An appointment.' },
  },
})

export const PlannerBlock = builder.objectRef<PlannerBlockShape>('PlannerBlock').implement({
  description: "A block of time in a user's plan.",
  fields: (t) => ({
    kind: t.expose('kind', { type: PlannerBlockKind, description: 'The kind of block.' }),
    from: t.field({ type: 'DateTime', description: 'When the block begins.', resolve: ({ from }) => new Date(from) }),
    to: t.field({ type: 'DateTime', description: 'When the block ends.', resolve: ({ to }) => new Date(to) }),
    mins: t.exposeInt('mins', {
      description: 'The capacity it takes, in minutes: its service time, or its scheduled length.',
    }),
    action: t.expose('action', {
      type: Action,
      nullable: true,
      description: 'The record; null for an appointment, or if it is not visible to the viewer.',
    }),
  }),
})
