import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { legacy } from '../../kernel/legacy.ts'
import { prismaList } from '../../kernel/listing.ts'
import { isUuid, Node, policy, uuidLookedUp } from '../../kernel/node.ts'
import { listArgs } from '../../kernel/paging.ts'
import { rootName } from '../../kernel/rootName.ts'
import { visibleOrganizations } from './visibleOrganizations.ts'

export const OrganizationType = builder.enumType('OrganizationType', {
  description: 'The level of an organization in the hierarchy.',
  values: {
    CORPORATION: { description: 'The whole company, or a company within it.' },
    DIVISION: { description: 'A part of a corporation.' },
    LOCATION: { description: 'A site of a division.' },
    BRANCH: { description: 'A part of a location.' },
  },
})

export const Organization = builder.prismaObject('Organization', {
  description: 'An organization in a hierarchy; a root organization is a tenant.',
  interfaces: [Node],
  select: { id: true },
  ...policy('organizations.read'),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The uuid, known to legacy clients as SAAS_Org_UUID.', ...legacy() }),
    internalID: t.exposeInt('legacyId', { description: 'The numeric id used by legacy clients.', ...legacy() }),
    number: t.exposeInt('number', {
      description: 'The number of the organization in its tree: 1 for the root organization, from 10 up for others.',
    }),
    name: t.exposeString('legalName', { description: 'The legal name of the organization.' }),
    rootName: t.field(rootName),
    type: t.expose('type', { type: OrganizationType, description: 'The level in the organization hierarchy.' }),
    timeZone: t.expose('timeZone', {
      type: 'TimeZone',
      description: 'The IANA time zone.',
    }),
    isArchived: t.boolean({
      description: 'Whether the organization is archived.',
      select: { archivedAt: true },
      resolve: ({ archivedAt }) => archivedAt !== null,
    }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    path: t.exposeString('path', {
      description: 'The numbers of the organizations from the root organization to this one, e.g. /1/5/9/.',
    }),
  }),
})

const findOrganization = (query: object, context: Context, id: string) =>
  context.db.prisma.organization.findFirst({ ...query, where: { AND: [visibleOrganizations(context), { id }] } })

builder.queryFields((t) => ({
  organization: t.prismaField({
    type: Organization,
    nullable: true,
    description: 'The organization with this id; null if it does not exist or is not visible to the viewer.',
    ...policy('organizations.read'),
    args: { id: t.arg.id({ required: true, description: 'The global id.' }) },
    resolve: (query, _root, { id }, context) => findOrganization(query, context, uuidLookedUp('Organization', id)),
  }),
  legacyOrganization: t.prismaField({
    type: Organization,
    nullable: true,
    description: 'An organization by its uuid, which legacy clients use.',
    ...legacy('organizations.read'),
    args: { uuid: t.arg.string({ required: true, description: 'The uuid.' }) },
    resolve: (query, _root, { uuid }, context) => (isUuid(uuid) ? findOrganization(query, context, uuid) : null),
  }),
}))

builder.queryFields((t) => ({
  legacyOrganizations: t.prismaField({
    type: [Organization],
    description: 'The organizations the viewer belongs to and their sub-organizations, from the root down.',
    ...legacy('organizations.read'),
    args: listArgs(t),
    resolve: (query, _root, page, context) =>
      prismaList(context, page, {
        model: 'organization',
        query,
        where: { AND: [visibleOrganizations(context), { archivedAt: null }] },
        orderBy: { path: 'asc' },
      }),
  }),
}))
