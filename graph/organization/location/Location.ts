import { builder } from '../../kernel/builder.ts'
import { Coordinates, coordinatesOf, pointColumns } from '../../kernel/coordinates.ts'
import { ActiveStatus } from '../department/Department.ts'
import { prismaList } from '../../kernel/listing.ts'
import { legacy } from '../../kernel/legacy.ts'
import { isUuid, Node, policy } from '../../kernel/node.ts'
import { Organization } from '../organization/Organization.ts'
import { visibleOrganizations } from '../organization/visibleOrganizations.ts'
import { listArgs } from '../../kernel/paging.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { permissionThere, standing } from '../organization/permissionThere.ts'
import { ReferenceItem } from '../reference/ReferenceItem.ts'
import { Address } from '../address/Address.ts'
import { visibleLocations } from './visibleLocations.ts'

export const Location = builder.prismaObject('Location', {
  description: 'A location of an organization: a terminal, a yard or a customer site.',
  interfaces: [Node],
  select: { id: true },
  ...policy('organizations.read'),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The uuid of the location.', ...legacy() }),
    internalID: t.exposeInt('legacyId', {
      description: 'The number that legacy clients know as Org_Location_id.',
      ...legacy(),
    }),
    name: t.exposeString('name', { description: 'The display name.' }),
    type: t.field({
      type: ReferenceItem,
      description: 'The location type.',
      select: { typeId: true },
      resolve: ({ typeId }, _args, { references }) => references.get('LOCATION_TYPE', typeId),
    }),
    address: t.relation('address', { type: Address, nullable: true, description: 'Its postal address.' }),
    coordinates: t.field({
      type: Coordinates,
      nullable: true,
      description: 'Where it is on the map; null if unknown.',
      select: pointColumns,
      resolve: coordinatesOf,
    }),
    status: t.expose('status', { type: ActiveStatus, description: 'Whether it is in use.' }),
    organization: t.relation('organization', {
      type: Organization,
      description: 'The organization that owns the location.',
    }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
  }),
})

declarePermissions(Location, standing, {
  edit: ['Whether the viewer may change it.', permissionThere('locations.edit')],
  delete: [
    'Whether the viewer may delete it; deleting a location in use is still refused.',
    permissionThere('organizations.delete'),
  ],
})

builder.queryField('legacyLocations', (t) =>
  t.prismaField({
    type: [Location],
    nullable: true,
    description:
      'The locations of an organization by their number, or of all that the viewer sees; null where there is no such organization.',
    ...legacy('organizations.read'),
    args: { organizationUuid: t.arg.string({ description: 'The uuid of the organization.' }), ...listArgs(t) },
    resolve: async (query, _root, { organizationUuid, ...args }, context) => {
      const { organization } = context.db.prisma
      if (organizationUuid != null) {
        if (!isUuid(organizationUuid)) return null
        const there = { AND: [visibleOrganizations(context), { id: organizationUuid }] }
        if (!(await organization.findFirst({ where: there, select: { id: true } }))) return null
      }
      const where = organizationUuid == null ? visibleLocations(context) : { organizationId: organizationUuid }
      return prismaList(context, args, { model: 'location', query, where, orderBy: { legacyId: 'asc' } })
    },
  }),
)
