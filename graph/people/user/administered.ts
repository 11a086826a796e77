import { builder } from '../../kernel/builder.ts'
import { Permission } from '../../kernel/permission.ts'
import { permissionOver, permissionToReset } from './administration.ts'
import { User } from './User.ts'

builder.prismaObjectFields(User, (t) => ({
  viewerCanDisable: t.field({
    type: Permission,
    description: 'Whether the viewer may disable and re-enable the user.',
    select: { id: true },
    resolve: ({ id }, _args, context) => permissionOver(context, id),
  }),
  viewerCanReset: t.field({
    type: Permission,
    description: 'Whether the viewer may create a password reset link for the user.',
    select: { id: true, status: true },
    resolve: ({ id, status }, _args, context) =>
      permissionToReset(context, id, status === 'DISABLED' ? 'They are disabled. Enable them first.' : undefined),
  }),
}))
