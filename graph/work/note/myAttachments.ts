import { Action } from '../action/Action.ts'
import { loadAction } from '../action/readActions.ts'
import { visibleScope } from '../action/visibleActions.ts'
import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { prismaPage } from '../../kernel/prismaPage.ts'
import { toWhere } from '../../kernel/scopeWhere.ts'
import { containsText } from '../../kernel/statement/pattern.ts'
import { Attachment } from './Attachment.ts'
import { attachmentList } from './attachmentList.ts'

builder.prismaObjectField(Attachment, 'action', (t) =>
  t.field({
    type: Action,
    nullable: true,
    description: 'The record the file is attached to.',
    select: { actionId: true },
    resolve: ({ actionId }, _args, context, info) => loadAction(context, info, actionId),
  }),
)

builder.queryField('myAttachments', (t) =>
  t.connection({
    type: Attachment,
    description: 'The files attached to records assigned to the viewer, including completed ones.',
    ...policy('records.see'),
    args: attachmentList.args(t),
    async resolve(_root, args, context, info) {
      const viewer = context.requireViewer()
      const { page, where = {}, words, isDescending, list } = await attachmentList.read(context, args, 'myAttachments')
      const part = containsText(words)
      const to = isDescending ? 'desc' : 'asc'
      return prismaPage(context, info, page, {
        list,
        model: 'attachment',
        where: {
          AND: [
            { action: { AND: [{ assigneeId: viewer.id }, toWhere(visibleScope(viewer))] } },
            where,
            words ? { OR: [{ file: { name: part } }, { action: { title: part } }] } : {},
          ],
        },
        // Of a file on several records by record.
        orderBy: [{ file: { legacyId: to } }, { actionId: to }],
      })
    },
  }),
)
