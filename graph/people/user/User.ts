import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { prismaList } from '../../kernel/listing.ts'
import { legacy } from '../../kernel/legacy.ts'
import { isUuid, Node, policy, uuidLookedUp } from '../../kernel/node.ts'
import { listArgs } from '../../kernel/paging.ts'
import './loadUser.ts'
import { isSignedIn } from './signedIn.ts'
import { visibleUsers } from './visibleUsers.ts'

const UserStatus = builder.enumType('UserStatus', {
  description: 'The status of a user account.',
  values: {
    ACTIVE: { description: 'The user can sign in.' },
    DISABLED: { description: "The user can't sign in." },
    CLOSED: { description: 'The account is closed for good; the name is "Former member".' },
  },
})

export const User = builder.prismaObject('User', {
  description: 'A person, or a service account that programs use.',
  interfaces: [Node],
  select: { id: true },
  ...policy('people.read'),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The uuid used by legacy clients.', ...legacy() }),
    internalID: t.exposeInt('legacyId', { description: 'The numeric id used by legacy clients.', ...legacy() }),
    name: t.exposeString('name', { description: 'The name of the person.' }),
    email: t.expose('email', {
      type: 'EmailAddress',
      description: 'The email address, which is also the sign-in name.',
    }),
    isEmailVerified: t.boolean({
      description:
        'Whether mail to the email address is known to reach the user; a changed address has to be verified anew.',
      select: { emailVerifiedAt: true },
      resolve: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    }),
    username: t.exposeString('username', {
      nullable: true,
      description: 'A short username that can be used to sign in instead of the email address.',
    }),
    status: t.expose('status', { type: UserStatus, description: 'Whether the user can sign in.' }),
    isServiceAccount: t.exposeBoolean('isServiceAccount', {
      description: 'Whether it is a service account rather than a person.',
    }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
    isSignedIn: t.boolean({
      description: "Whether one of the user's sessions was used within the last ten minutes.",
      select: { id: true },
      resolve: ({ id }, _args, context) => isSignedIn(context, id),
    }),
  }),
})

const findUser = (query: object, context: Context, asked: { id?: string; legacyId?: number }) =>
  context.db.prisma.user.findFirst({ ...query, where: { AND: [visibleUsers(context), asked] } })

builder.queryFields((t) => ({
  user: t.prismaField({
    type: User,
    nullable: true,
    description: 'The user with this id; null if it does not exist or is not visible to the viewer.',
    ...policy('people.read'),
    args: { id: t.arg.id({ required: true, description: 'The global id.' }) },
    resolve: (query, _root, { id }, context) => findUser(query, context, { id: uuidLookedUp('User', id) }),
  }),
  legacyUser: t.prismaField({
    type: User,
    nullable: true,
    description: 'A user by the number or the uuid.',
    ...legacy('people.read'),
    args: {
      internalID: t.arg.int({ description: 'The number.' }),
      uuid: t.arg.string({ description: 'The uuid.' }),
    },
    resolve: (query, _root, { internalID, uuid }, context) => {
      if ((internalID == null && uuid == null) || (uuid != null && !isUuid(uuid))) return null
      return findUser(query, context, { legacyId: internalID ?? undefined, id: uuid ?? undefined })
    },
  }),
}))

builder.queryField('legacyUsers', (t) =>
  t.prismaField({
    type: [User],
    description: 'The users that the viewer sees, by their number.',
    ...legacy('people.read'),
    args: listArgs(t),
    resolve: (query, _root, args, context) =>
      prismaList(context, args, { model: 'user', query, where: visibleUsers(context), orderBy: { legacyId: 'asc' } }),
  }),
)
