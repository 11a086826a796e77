import { builder } from '../../kernel/builder.ts'
import { prismaList } from '../../kernel/listing.ts'
import { Location } from '../location/Location.ts'
import { loadLocation } from '../location/visibleLocations.ts'
import { legacy } from '../../kernel/legacy.ts'
import { isUuid, Node, policy } from '../../kernel/node.ts'
import { Organization } from '../organization/Organization.ts'
import { visibleOrganizations } from '../organization/visibleOrganizations.ts'
import { listArgs } from '../../kernel/paging.ts'
import { Permission, permissionAt } from '../../kernel/permission.ts'
import { visibleGeofences } from './visibleGeofences.ts'

export const GeofenceShape = builder.enumType('GeofenceShape', {
  description: 'The shape of a geofence.',
  values: {
    CIRCLE: { description: 'A centre and a radius.' },
    POLYGON: { description: 'A ring of corners.' },
  },
})

const place = { organizationId: true, organization: { select: { rootId: true } } } as const

export const Geofence = builder.prismaObject('Geofence', {
  description: 'An area that is watched: who enters, who leaves, who stays.',
  interfaces: [Node],
  select: { id: true },
  ...policy('organizations.read'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'The number that legacy clients know.', ...legacy() }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    shape: t.expose('shape', { type: GeofenceShape, description: 'A circle or a polygon.' }),
    latitude: t.exposeFloat('latitude', { nullable: true, description: 'Of a circle: degrees north of its centre.' }),
    longitude: t.exposeFloat('longitude', { nullable: true, description: 'Of a circle: degrees east of its centre.' }),
    radius: t.exposeFloat('radius', { nullable: true, description: 'Of a circle: its radius in metres.' }),
    ring: t.expose('ring', {
      type: 'LinearRing',
      nullable: true,
      description: 'Of a polygon: its corners as [[longitude, latitude], …], the first again as the last.',
    }),
    entry: t.exposeBoolean('entry', { description: 'Whether entering it is told.' }),
    exit: t.exposeBoolean('exit', { description: 'Whether leaving it is told.' }),
    dwellMins: t.exposeInt('dwellMins', {
      nullable: true,
      description: 'After how many minutes staying in it is told; null for never.',
    }),
    location: t.field({
      type: Location,
      nullable: true,
      description: 'The location it stands around, where the viewer sees that.',
      select: { locationId: true },
      resolve: ({ locationId }, _args, context, info) => (locationId ? loadLocation(context, info, locationId) : null),
    }),
    organization: t.relation('organization', { type: Organization, description: 'Whose geofence it is.' }),
    version: t.exposeInt('version', {
      description: 'Grows with every change; a change names the version it was made from.',
    }),
    viewerCanEdit: t.field({
      type: Permission,
      description: 'Whether the viewer may change it.',
      select: place,
      resolve: ({ organizationId, organization }, _args, context) =>
        permissionAt(context.requireViewer(), 'organizations.edit', { rootId: organization.rootId, organizationId }),
    }),
    viewerCanDelete: t.field({
      type: Permission,
      description: 'Whether the viewer may delete it.',
      select: place,
      resolve: ({ organizationId, organization }, _args, context) =>
        permissionAt(context.requireViewer(), 'organizations.delete', { rootId: organization.rootId, organizationId }),
    }),
  }),
})

builder.queryField('legacyGeofences', (t) =>
  t.prismaField({
    type: [Geofence],
    nullable: true,
    description:
      'The geofences of an organization by their number, or of all that the viewer sees; null where there is no such organization.',
    ...legacy('organizations.read'),
    args: { organizationUuid: t.arg.string({ description: 'The uuid of the organization.' }), ...listArgs(t) },
    resolve: async (query, _root, { organizationUuid, ...args }, context) => {
      const { organization } = context.db.prisma
      if (organizationUuid != null) {
        if (!isUuid(organizationUuid)) return null
        const there = { AND: [visibleOrganizations(context), { id: organizationUuid }] }
        if (!(await organization.findFirst({ where: there, select: { id: true } }))) return null
      }
      const where = organizationUuid == null ? visibleGeofences(context) : { organizationId: organizationUuid }
      return prismaList(context, args, { model: 'geofence', query, where, orderBy: { legacyId: 'asc' } })
    },
  }),
)
