import { Action } from '../action/Action.ts'
import { recordPlace, subjectColumns, type Subject } from '../action/subject.ts'
import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import { File } from '../../organization/file/File.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { permission } from '../../kernel/permission.ts'
import { User } from '../../people/user/User.ts'
import type { Viewer } from '../../kernel/viewer.ts'

export const Attachment = builder.prismaObject('Attachment', {
  description: 'A file on an action record.',
  select: { fileId: true },
  fields: (t) => ({
    id: t.id({
      description: 'Identifies the attachment.',
      select: { actionId: true },
      resolve: ({ actionId, fileId }) => `${actionId}:${fileId}`,
    }),
    file: t.relation('file', { type: File, description: 'The attached file.' }),
    addedBy: t.relation('addedBy', { type: User, description: 'The user who attached the file.' }),
    addedAt: t.expose('addedAt', { type: 'DateTime', description: 'When the file was attached.' }),
  }),
})

declarePermissions(
  Attachment,
  { addedById: true, action: { select: subjectColumns } },
  {
    remove: [
      'Whether the viewer may remove the file; the user who attached it may, and users who supervise the record.',
      (viewer, { addedById, action }) =>
        permission(viewer, 'records.supervise', action.rootId, mayRemove(viewer, addedById, action)),
    ],
  },
)

export const mayRemove = (viewer: Viewer, addedById: string, record: Subject): boolean =>
  addedById === viewer.id || viewer.commands('records.supervise', recordPlace(record))

builder.prismaObjectField(Action, 'attachments', (t) =>
  t.field({
    type: [Attachment],
    description: 'The attached files, newest first, at most 50.',
    select: { id: true },
    resolve: ({ id }, _args, context, info) =>
      loadChildren(context, info, {
        model: 'attachment',
        type: 'Attachment',
        key: 'actionId',
        parentId: id,
        orderBy: [{ addedAt: 'desc' }, { fileId: 'desc' }],
        past: { since: 'addedAt' },
      }),
  }),
)
