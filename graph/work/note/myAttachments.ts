import { Action } from '../action/Action.ts'
import { loadAction } from '../action/readActions.ts'
import { visibleScope } from '../action/visibleActions.ts'
import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { noEntries, pageAsked } from '../../kernel/paging.ts'
import { prismaPage } from '../../kernel/prismaPage.ts'
import { toWhere } from '../../kernel/scopeWhere.ts'
import { unstorable } from '../../kernel/validation.ts'
import { Attachment } from './Attachment.ts'

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
    description: 'The files attached to records assigned to the viewer, including completed ones, newest first.',
    ...policy('records.see'),
    args: { search: t.arg.string({ description: "Part of the file name or of the record's title." }) },
    resolve: (_root, { search, ...args }, context, info) => {
      const viewer = context.requireViewer()
      if (unstorable(search).length) return noEntries(pageAsked(args))
      const contains = { contains: search?.trim() ?? '', mode: 'insensitive' as const }
      return prismaPage(context, info, args, {
        list: 'myAttachments',
        model: 'attachment',
        where: {
          action: { AND: [{ assigneeId: viewer.id }, toWhere(visibleScope(viewer))] },
          OR: [{ file: { name: contains } }, { action: { title: contains } }],
        },
        // Of a file on several records by record.
        orderBy: [{ file: { legacyId: 'desc' } }, { actionId: 'desc' }],
      })
    },
  }),
)
