import { Action } from '../../work/action/Action.ts'
import { builder } from '../../kernel/builder.ts'
import { connectionOf, noEntries, pageAsked } from '../../kernel/paging.ts'
import { cursorIn } from '../../kernel/statement/seek.ts'
import { ActivityItem } from './ActivityItem.ts'
import { ActivityKind } from './ActivityKind.ts'
import { countActivity, keysOf, rowsOf } from './readActivity.ts'
import { allKinds } from './sources.ts'

builder.prismaObjectField(Action, 'activity', (t) =>
  t.connection({
    type: ActivityItem,
    description:
      'The history, notes, messages, emails and files of the record as one list, oldest first; for the latest ask with `last`.',
    args: {
      kinds: t.arg({ type: [ActivityKind], description: 'The kinds of entries to return; all if omitted.' }),
    },
    select: { id: true },
    resolve: async ({ id }, { kinds: wanted, ...args }, context, info) => {
      const page = pageAsked(args)
      const kinds = wanted ? allKinds.filter((kind) => wanted.includes(kind)) : allKinds
      if (!kinds.length) return noEntries(page)
      const list = { list: `activity ${id}`, parts: ['instant', 'uuid'] } as const
      const keys = await keysOf(context, id, kinds, page, list)
      const rows = await rowsOf(context, info, id, keys)
      return connectionOf(
        page,
        // A file that was removed in between is there no more.
        keys.flatMap(({ at, id: one }) => {
          const node = rows.get(one)
          return node ? [{ node, cursor: cursorIn(list, [at, one]) }] : []
        }),
        (atMost) => countActivity(context, id, kinds, atMost),
      )
    },
  }),
)
