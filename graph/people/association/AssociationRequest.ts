import { builder } from '../../kernel/builder.ts'
import { AccessLevel } from '../membership/AccessLevel.ts'
import { refusedLevel } from '../membership/authority.ts'
import { legacy } from '../../kernel/legacy.ts'
import { globalId, Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { Permission, permissionAt } from '../../kernel/permission.ts'
import { accessLevels } from '../../kernel/policy.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { User } from '../user/User.ts'
import { visibleUsers } from '../user/visibleUsers.ts'
import { readAskedOrganization } from './readAskedOrganization.ts'
import { decided, statusNames, toBePlacedIn } from './rules.ts'
import './visibleRequests.ts'

export const AssociationStatus = builder.enumType('AssociationStatus', {
  description: 'What has become of a request.',
  values: {
    PENDING: { description: 'Nobody has decided yet.' },
    ACCEPTED: { description: 'The person was taken in.' },
    DECLINED: { description: 'Refused, with a reason.' },
    WITHDRAWN: { description: 'Taken back by the person.' },
  },
})

export const AssociationRequest = builder.prismaObject('AssociationRequest', {
  description: 'That somebody asks to belong to an organization.',
  interfaces: [Node],
  select: { id: true },
  ...policy('signedIn'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', {
      description: 'The number that legacy clients know as requestId.',
      ...legacy(),
    }),
    user: t.relation('user', { type: User, description: 'Who asks.' }),
    organizationId: t.id({
      description: 'The id that was asked for, whether or not there is an organization of that id.',
      select: { askedFor: true },
      resolve: ({ askedFor }) => globalId('Organization', askedFor),
    }),
    askedFor: t.exposeString('askedFor', { description: 'The same as a uuid.', ...legacy() }),
    organization: t.field({
      type: Organization,
      nullable: true,
      description: 'The organization, where the viewer sees it: whoever asks does once they are taken in.',
      select: { organizationId: true, askedFor: true },
      resolve: (request, _args, context, info) =>
        readAskedOrganization(
          context,
          request,
          queryFromInfo({ context, info, typeName: 'Organization', select: { id: true } }),
        ) as Promise<never>,
    }),
    note: t.exposeString('note', { description: 'What the person says of it.' }),
    status: t.expose('status', { type: AssociationStatus, description: 'What has become of it.' }),
    statusName: t.string({
      description: 'The status in words.',
      select: { status: true },
      resolve: ({ status }) => statusNames[status],
    }),
    reason: t.exposeString('reason', { description: 'Why it was declined.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was decided or withdrawn.',
    }),
    decidedBy: t.field({
      type: User,
      nullable: true,
      description: 'Who decided, where the viewer sees them.',
      select: { deciderId: true },
      resolve: ({ deciderId }, _args, context, info) => {
        if (!deciderId) return null
        const query = queryFromInfo({ context, info, typeName: 'User', select: { id: true } })
        const loader = context.loader<string, object | null>(`decider ${JSON.stringify(query)}`, async (ids) => {
          const where = { AND: [visibleUsers(context), { id: { in: [...ids] } }] }
          const rows = await context.db.prisma.user.findMany({ ...query, where })
          return ids.map((id) => rows.find((row) => row.id === id) ?? null)
        })
        return loader.load(deciderId) as Promise<never>
      },
    }),
    version: t.exposeInt('version', {
      description: 'Grows with every change; a change names the version it was made from.',
    }),
    grantableLevels: t.field({
      type: [AccessLevel],
      description: 'The access levels that the viewer may give with it, the highest first.',
      select: { organizationId: true, askedFor: true },
      resolve: async (request, _args, context) => {
        const organization = await readAskedOrganization(context, request, { select: { id: true, rootId: true } })
        const viewer = context.requireViewer()
        const place = toBePlacedIn(organization)
        if (!viewer.mayAt('associations.accept', place)) return []
        return accessLevels.filter(
          (level) => !refusedLevel(viewer, { ...place, departmentId: null, groupId: null }, level),
        )
      },
    }),
    viewerCanDecide: t.field({
      type: Permission,
      description: 'Whether the viewer may accept or decline it.',
      select: { status: true, organizationId: true, askedFor: true },
      resolve: async ({ status, ...request }, _args, context) => {
        const organization = await readAskedOrganization(context, request, { select: { id: true, rootId: true } })
        return permissionAt(
          context.requireViewer(),
          'associations.accept',
          toBePlacedIn(organization),
          status === 'PENDING' ? undefined : decided(status),
        )
      },
    }),
  }),
})
