import { Action } from '../../work/action/Action.ts'
import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { planOf } from '../../kernel/statement/plan.ts'
import { readShortcutActions, type ShortcutStatus as Status } from './statusCounts.ts'
import { shortcutKeys } from '../../people/preference/shortcuts.ts'

const ShortcutStatus = builder.enumType('ShortcutStatus', {
  description: "A status by which a shortcut's records can be listed.",
  values: {
    NEXT: { description: 'Records in Next Up.' },
    WORK: { description: 'Records in IM Working.' },
    HOLD: { description: 'Records in Hold.' },
    DEL: { description: 'Delegated records that are awaiting an answer.' },
  } satisfies Record<Status, object>,
})

const atMost = 200

builder.queryField('shortcutActions', (t) =>
  t.field({
    type: [Action],
    description:
      "The viewer's records in one status whose task uses a shortcut as its system, in board order; at most 200.",
    ...policy('records.see'),
    args: {
      shortcut: t.arg.string({ required: true, description: 'The key of the shortcut, e.g. mytasks.' }),
      status: t.arg({
        type: ShortcutStatus,
        required: true,
        description: 'Which of the four status tours: Next, Work, Hold or Del.',
      }),
    },
    resolve: (_root, { shortcut, status }, context, info) =>
      shortcutKeys.some((key) => key === shortcut)
        ? readShortcutActions(context, planOf('Action', context, info), shortcut, status, atMost)
        : [],
  }),
)
