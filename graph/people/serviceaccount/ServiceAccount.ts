import { builder } from '../../kernel/builder.ts'
import { heldAt } from '../../kernel/membership/visibleMemberships.ts'
import { Node, policy } from '../../kernel/node.ts'
import { User } from '../user/User.ts'
import { ServiceAccountState, stateOf } from './ServiceAccountState.ts'
import './visibleServiceAccounts.ts'

export const ServiceAccount = builder.prismaObject('ServiceAccount', {
  description: 'An account of a root organization that programs use, with rights of its own and no password.',
  interfaces: [Node],
  select: { id: true },
  ...policy('organization.administer'),
  fields: (t) => ({
    name: t.string({
      description: 'The name, usually that of the program using it.',
      select: { user: { select: { name: true } } },
      resolve: ({ user }) => user.name,
    }),
    purpose: t.exposeString('purpose', { description: 'What it is used for; may be empty.' }),
    user: t.relation('user', {
      type: User,
      description: 'The user that its tokens authenticate as, with the memberships that give its rights.',
    }),
    owner: t.relation('owner', {
      type: User,
      nullable: true,
      description:
        'The person responsible for it, who is told before it or a token of it expires; null if they have gone.',
    }),
    needsOwner: t.boolean({
      description:
        'Whether its owner is no active member of its root organization any more; its Admins are told instead.',
      select: (_args, { now }) => ({
        rootId: true,
        owner: {
          select: {
            status: true,
            memberships: { where: heldAt(now), select: { organization: { select: { rootId: true } } } },
          },
        },
      }),
      resolve: ({ rootId, owner }) =>
        owner?.status !== 'ACTIVE' || !owner.memberships.some(({ organization }) => organization.rootId === rootId),
    }),
    createdBy: t.relation('createdBy', {
      type: User,
      nullable: true,
      description: 'The user who created it; null if they have gone.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it expires, and its tokens with it; null if it does not.',
    }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was ended permanently; null if it was not.',
    }),
    state: t.field({
      type: ServiceAccountState,
      description: 'Whether it is active, expired, disabled or ended.',
      select: { endedAt: true, expiresAt: true, user: { select: { status: true } } },
      resolve: (account, _args, { now }) => stateOf(account, now),
    }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
  }),
})
