import { builder } from '../../kernel/builder.ts'
import { prismaList } from '../../kernel/listing.ts'
import { Location } from '../location/Location.ts'
import { loadLocation } from '../location/visibleLocations.ts'
import { legacy } from '../../kernel/legacy.ts'
import { isUuid, Node, policy } from '../../kernel/node.ts'
import { Organization } from '../organization/Organization.ts'
import { visibleOrganizations } from '../organization/visibleOrganizations.ts'
import { listArgs } from '../../kernel/paging.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { permissionThere, standing } from '../organization/permissionThere.ts'
import { areaColumns, areaOf, GeofenceArea } from './GeofenceArea.ts'
import { visibleGeofences } from './visibleGeofences.ts'

export const GeofenceShape = builder.enumType('GeofenceShape', {
  description: 'The shape of a geofence.',
  values: {
    CIRCLE: { description: 'A center and a radius.' },
    POLYGON: { description: 'A ring of corners.' },
  },
})

export const Geofence = builder.prismaObject('Geofence', {
  description: 'An area that is monitored for entering, leaving and staying.',
  interfaces: [Node],
  select: { id: true },
  ...policy('organizations.read'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'The numeric id used by legacy clients.', ...legacy() }),
    name: t.exposeString('name', { description: 'The display name.' }),
    shape: t.expose('shape', { type: GeofenceShape, description: 'Whether it is a circle or a polygon.' }),
    area: t.field({
      type: GeofenceArea,
      description: 'The area that is monitored.',
      select: areaColumns,
      resolve: areaOf,
    }),
    latitude: t.exposeFloat('latitude', {
      nullable: true,
      description: "Latitude of a circle's center, in degrees north.",
      ...legacy(),
    }),
    longitude: t.exposeFloat('longitude', {
      nullable: true,
      description: "Longitude of a circle's center, in degrees east.",
      ...legacy(),
    }),
    radius: t.exposeFloat('radius', {
      nullable: true,
      description: 'Radius of a circle in meters; null for a polygon.',
      ...legacy(),
    }),
    ring: t.expose('ring', {
      type: 'LinearRing',
      nullable: true,
      description:
        'Corners of a polygon as [[longitude, latitude], …], with the first repeated as the last; null for a circle.',
      ...legacy(),
    }),
    entry: t.exposeBoolean('entry', { description: 'Whether entering the area is reported.' }),
    exit: t.exposeBoolean('exit', { description: 'Whether leaving the area is reported.' }),
    dwellMins: t.exposeInt('dwellMins', {
      nullable: true,
      description: 'Minutes inside the area after which a stay is reported; null if stays are not reported.',
    }),
    location: t.field({
      type: Location,
      nullable: true,
      description: 'The location that the geofence surrounds; null if not set or not visible to the viewer.',
      select: { locationId: true },
      resolve: ({ locationId }, _args, context, info) => (locationId ? loadLocation(context, info, locationId) : null),
    }),
    organization: t.relation('organization', {
      type: Organization,
      description: 'The organization that owns the geofence.',
    }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
  }),
})

declarePermissions(Geofence, standing, {
  edit: ['Whether the viewer may change it.', permissionThere('organizations.edit')],
  delete: ['Whether the viewer may delete it.', permissionThere('organizations.delete')],
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
