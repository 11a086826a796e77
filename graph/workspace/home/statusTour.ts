import { Action } from '../../work/action/Action.ts'
import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { planOf } from '../../kernel/statement/plan.ts'
import { readTour, type TourStatus as Status } from './statusCounts.ts'
import { shortcutKeys } from '../../people/preference/shortcuts.ts'

const TourStatus = builder.enumType('TourStatus', {
  description: 'The statuses that a shortcut has a tour of.',
  values: {
    NEXT: { description: 'What is Next Up.' },
    WORK: { description: 'What is being worked on.' },
    HOLD: { description: 'What is on hold.' },
    DEL: { description: 'What is delegated and waits for its answer.' },
  } satisfies Record<Status, object>,
})

const mostSteps = 200

builder.queryField('statusTour', (t) =>
  t.field({
    type: [Action],
    description:
      'The viewer’s records whose task names a shortcut as its system, in one status, in the board’s order; at most 200.',
    ...policy('records.see'),
    args: {
      shortcut: t.arg.string({ required: true, description: 'The key of the shortcut, as mytasks.' }),
      status: t.arg({ type: TourStatus, required: true, description: 'The status.' }),
    },
    resolve: (_root, { shortcut, status }, context, info) =>
      shortcutKeys.some((key) => key === shortcut)
        ? readTour(context, planOf('Action', context, info), shortcut, status, mostSteps)
        : [],
  }),
)
