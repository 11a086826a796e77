import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { permissionOver, permissionToClose, permissionToReset, permissionToVerify } from './administration.ts'
import { User } from './User.ts'
import * as t from './__generated__/messages.ts'

declarePermissions(
  User,
  { id: true, status: true, emailVerifiedAt: true },
  {
    disable: [
      'Whether the viewer may disable and re-enable the user.',
      (_viewer, { id, status }, context) =>
        permissionOver(context, id, status === 'CLOSED' ? t.accountClosed : undefined),
    ],
    close: [
      'Whether the viewer may close the account of the user for good: their own, or that of whom they administer wholly.',
      (_viewer, { id, status }, context) =>
        permissionToClose(context, id, status === 'CLOSED' ? t.accountClosed : undefined),
    ],
    verifyEmail: [
      "Whether the viewer may mark the user's email address as verified.",
      (_viewer, { id, emailVerifiedAt }, context) =>
        permissionToVerify(context, id, emailVerifiedAt ? t.verifiedAlready : undefined),
    ],
    reset: [
      'Whether the viewer may create a password reset link for the user.',
      (_viewer, { id, status }, context) =>
        permissionToReset(context, id, status === 'DISABLED' ? t.disabledFirst : undefined),
    ],
  },
)
