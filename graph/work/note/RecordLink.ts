import { Action } from '../action/Action.ts'
import { loadAction } from '../action/readActions.ts'
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'

const LinkKind = builder.enumType('LinkKind', {
  description: 'What a linked record is to the record that lists it.',
  values: {
    FOLLOW_UP: { description: 'It was created because of this record.' },
    ORIGIN: { description: 'This record was created because of it.' },
  },
})

interface RecordLinkShape {
  kind: 'FOLLOW_UP' | 'ORIGIN'
  record: never
}

const RecordLink = builder.objectRef<RecordLinkShape>('RecordLink').implement({
  description: 'A link from a record to another record.',
  fields: (t) => ({
    kind: t.expose('kind', { type: LinkKind, description: 'What the other record is to this one.' }),
    record: t.field({ type: Action, description: 'The other record.', resolve: ({ record }) => record }),
  }),
})

builder.prismaObjectField(Action, 'links', (t) =>
  t.field({
    type: [RecordLink],
    description: 'Linked records visible to the viewer, oldest first.',
    select: { id: true },
    resolve: async ({ id }, _args, context, info) => {
      const links = await linksOf(context, id)
      const found = await Promise.all(
        links.map(async ({ kind, fromId, toId }) => {
          const isOrigin = fromId === id
          const record = await loadAction(context, info, isOrigin ? toId : fromId, ['record'])
          return record ? [{ kind: isOrigin ? kind : ('ORIGIN' as const), record }] : []
        }),
      )
      return found.flat()
    },
  }),
)

interface Link {
  kind: 'FOLLOW_UP'
  fromId: string
  toId: string
}

/** The links of a record, read for all records of a request at once. */
function linksOf(context: Context, actionId: string): Promise<Link[]> {
  const loader = context.loader<string, Link[]>('links', async (ids) => {
    const wanted = { in: [...ids] }
    const rows = await context.db.prisma.actionLink.findMany({
      where: { OR: [{ fromId: wanted }, { toId: wanted }], createdAt: { lte: context.asOf } },
      orderBy: [{ createdAt: 'asc' }, { toId: 'asc' }],
      select: { kind: true, fromId: true, toId: true },
    })
    return ids.map((id) => rows.filter(({ fromId, toId }) => fromId === id || toId === id))
  })
  return loader.load(actionId)
}
