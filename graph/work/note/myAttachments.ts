import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { Action } from '../action/Action.ts'
import { loadAction } from '../action/readActions.ts'
import { visibleScope } from '../action/visibleActions.ts'
import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { connectionOf, forward, fromCursor, toCursor } from '../../kernel/paging.ts'
import { toWhere } from '../../kernel/scopeWhere.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { unstorable } from '../../kernel/validation.ts'
import { Attachment } from './Attachment.ts'

const list = 'myAttachments'

interface Row {
  fileId: string
  file: { legacyId: number }
}

builder.prismaObjectField(Attachment, 'action', (t) =>
  t.field({
    type: Action,
    nullable: true,
    description: 'The record that it is on.',
    select: { actionId: true },
    resolve: ({ actionId }, _args, context, info) => loadAction(context, info, actionId),
  }),
)

builder.queryField('myAttachments', (t) =>
  t.connection({
    type: Attachment,
    description: 'The files on the records that the viewer does or has done, the latest file first.',
    ...policy('records.see'),
    args: { search: t.arg.string({ description: 'Part of the name of the file or of the title of the record.' }) },
    resolve: async (_root, { search, ...args }, context, info) => {
      const { first, after } = forward(args)
      const [behind] = after === undefined ? [] : fromCursor(list, after, ['number'])
      const viewer = context.requireViewer()
      const contains = unstorable(search).length
        ? undefined
        : { contains: search?.trim() ?? '', mode: 'insensitive' as const }
      if (!contains) return connectionOf<Row>([], first, after)
      const where: Prisma.AttachmentWhereInput = {
        action: { AND: [{ assigneeId: viewer.id }, toWhere(visibleScope(viewer))] },
        OR: [{ file: { name: contains } }, { action: { title: contains } }],
        ...(behind !== undefined && { file: { legacyId: { lt: behind } } }),
      }
      const query = queryFromInfo({
        context,
        info,
        typeName: 'Attachment',
        paths: [['edges', 'node']],
        select: { fileId: true, file: { select: { legacyId: true } } },
      })
      const rows = (await context.db.prisma.attachment.findMany({
        ...query,
        where,
        orderBy: { file: { legacyId: 'desc' } },
        take: first + 1,
      })) as unknown as Row[]
      return connectionOf(
        rows.map((row) => ({ node: row, cursor: toCursor(list, row.file.legacyId) })),
        first,
        after,
      )
    },
  }),
)
