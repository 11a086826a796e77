import { builder } from '../../kernel/builder.ts'
import { AccessLevel } from '../membership/AccessLevel.ts'
import { refusedLevel } from '../membership/authority.ts'
import { legacy } from '../../kernel/legacy.ts'
import { globalId, Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { permissionAt } from '../../kernel/permission.ts'
import { accessLevels } from '../../kernel/policy.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { User } from '../user/User.ts'
import { visibleUsers } from '../user/visibleUsers.ts'
import { readAskedOrganization } from './readAskedOrganization.ts'
import { statusNames, toBePlacedIn } from './rules.ts'
import './visibleRequests.ts'
import * as m from './__generated__/messages.ts'

export const AssociationStatus = builder.enumType('AssociationStatus', {
  description: 'The status of an association request.',
  values: {
    PENDING: { description: 'Awaiting a decision.' },
    ACCEPTED: { description: 'The user was accepted.' },
    DECLINED: { description: 'Declined, with a reason.' },
    WITHDRAWN: { description: 'Withdrawn by the user who made it.' },
  },
})

export const AssociationRequest = builder.prismaObject('AssociationRequest', {
  description: "A user's request to belong to an organization.",
  interfaces: [Node],
  select: { id: true },
  ...policy('signedIn'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', {
      description: 'The number that legacy clients know as requestId.',
      ...legacy(),
    }),
    user: t.relation('user', { type: User, description: 'The user who made the request.' }),
    organizationId: t.id({
      description: 'The id that was asked for, whether or not there is an organization of that id.',
      select: { askedFor: true },
      resolve: ({ askedFor }) => globalId('Organization', askedFor),
    }),
    askedFor: t.exposeString('askedFor', { description: 'The same as a uuid.', ...legacy() }),
    organization: t.field({
      type: Organization,
      nullable: true,
      description: 'The organization, if visible to the viewer; the user who made the request sees it once accepted.',
      select: { organizationId: true, askedFor: true },
      resolve: (request, _args, context, info) =>
        readAskedOrganization(
          context,
          request,
          queryFromInfo({ context, info, typeName: 'Organization', select: { id: true } }),
        ) as Promise<never>,
    }),
    note: t.exposeString('note', { description: 'A note from the user who made the request.' }),
    status: t.expose('status', {
      type: AssociationStatus,
      description: 'Whether the request is pending, accepted, declined or withdrawn.',
    }),
    statusName: t.string({
      description: 'The display name of the status.',
      select: { status: true },
      resolve: ({ status }, _args, { language }) => statusNames[status].in(language),
    }),
    reason: t.exposeString('reason', { description: 'The reason for declining the request.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was decided or withdrawn.',
    }),
    decidedBy: t.field({
      type: User,
      nullable: true,
      description: 'The user who decided the request, if visible to the viewer.',
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
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
    grantableLevels: t.field({
      type: [AccessLevel],
      description: 'The access levels the viewer may grant with the request, highest first.',
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
  }),
})

declarePermissions(
  AssociationRequest,
  { status: true, organizationId: true, askedFor: true },
  {
    decide: [
      'Whether the viewer may accept or decline it.',
      async (viewer, { status, ...request }, context) => {
        const organization = await readAskedOrganization(context, request, { select: { id: true, rootId: true } })
        return permissionAt(
          viewer,
          'associations.accept',
          toBePlacedIn(organization),
          status === 'PENDING' ? undefined : m.decidedAlready({ status }),
        )
      },
    ],
  },
)
