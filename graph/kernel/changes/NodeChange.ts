import { builder } from '../builder.ts'
import { AnyNode, globalId, loadNode, policy } from '../node.ts'
import { type ChangePage, changesPage, followedDays } from './changesPage.ts'
import type { Changed } from './readChanges.ts'

const NodeChange = builder.objectRef<Changed>('NodeChange').implement({
  description: 'That a node has changed: it was made, changed or deleted, or came into sight or left it.',
  fields: (t) => ({
    id: t.id({ description: 'The global id of the node.', resolve: ({ type, name }) => globalId(type, name) }),
    type: t.exposeString('type', { description: 'The type of the node, as its `__typename`.' }),
    at: t.expose('at', {
      type: 'DateTime',
      description: 'When the change was written; when it was read, of a change of rights.',
    }),
    node: t.field({
      type: AnyNode,
      nullable: true,
      description: 'The node as it is now; null where it is deleted, or no longer seen by the viewer.',
      resolve: ({ type, name }, _args, context, info) => loadNode(globalId(type, name), context, info),
    }),
  }),
})

const Page = builder.objectRef<ChangePage>('ChangePage').implement({
  description: 'A page of what has changed.',
  fields: (t) => ({
    nodes: t.field({
      type: [NodeChange],
      description: 'What has changed, each node once, in the order in which to apply it.',
      resolve: ({ nodes }) => nodes,
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description:
        'Where to go on: `endCursor` is never null and is what the next call names, at once where `hasNextPage` is true.',
      resolve: ({ endCursor, hasNextPage }) => ({ hasNextPage, hasPreviousPage: false, startCursor: null, endCursor }),
    }),
  }),
})

builder.queryField('changes', (t) =>
  t.field({
    type: Page,
    description: `What has changed since a cursor, so that a client keeps a copy in step: nodes in the viewer's trees that were made, changed or deleted, or that came into sight or left it; a cursor older than ${followedDays} days is refused with the code CURSOR_EXPIRED.`,
    ...policy('signedIn'),
    args: {
      after: t.arg({
        type: 'Cursor',
        description:
          'The `endCursor` of the previous page; if omitted, the page is empty and its cursor is the current position.',
      }),
      first: t.arg.int({ description: 'The number of changes to return, 1 to 100; defaults to 50.' }),
      types: t.arg.stringList({
        description:
          'Only nodes of these types, by `__typename`; pass the same ones in each call; all types if omitted.',
      }),
    },
    resolve: (_root, args, context) => changesPage(context, args),
  }),
)
