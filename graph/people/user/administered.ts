import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { permissionOver, permissionToReset } from './administration.ts'
import { User } from './User.ts'

declarePermissions(
  User,
  { id: true, status: true },
  {
    disable: [
      'Whether the viewer may disable and re-enable the user.',
      (_viewer, { id }, context) => permissionOver(context, id),
    ],
    reset: [
      'Whether the viewer may create a password reset link for the user.',
      (_viewer, { id, status }, context) =>
        permissionToReset(context, id, status === 'DISABLED' ? 'They are disabled. Enable them first.' : undefined),
    ],
  },
)
