import { builder } from '../../kernel/builder.ts'
import { rootsBeside } from '../../kernel/addressKey.ts'
import { Action } from './Action.ts'
import { loadActionsByNumber } from './readActions.ts'

builder.prismaObjectField(Action, 'sameKey', (t) =>
  t.field({
    type: [Action],
    description: "The records that have the same key in the viewer's other root organizations.",
    select: { rootId: true, number: true },
    resolve: ({ rootId, number }, _args, context, info) => {
      const roots = rootsBeside(context, rootId)
      return roots.length ? loadActionsByNumber(context, info, number, roots) : []
    },
  }),
)
