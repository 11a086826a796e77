import { decimal, listed, status, text, type Field } from '../fields.ts'
import type { Kind } from '../importedKind.ts'
import { allOf, changesOf, inputOf, valueOf } from '../rowValues.ts'
import { groupBy } from '../../../kernel/groupBy.ts'
import { globalId } from '../../../kernel/node.ts'
import { organization } from './placement.ts'
import * as t from '../__generated__/messages.ts'
import * as m from './__generated__/messages.ts'

const code = (cell: string) => valueOf(cell.toUpperCase())

const fields: readonly Field[] = [
  {
    name: 'name',
    label: m.name,
    description: m.aboutLocationName,
    aliases: ['Location_Name', 'Location'],
    isRequired: true,
    examples: ['Reno Terminal', 'Elko Yard'],
    read: text,
  },
  organization,
  {
    name: 'type',
    label: m.type,
    description: m.aboutLocationType,
    aliases: ['Location_Type', 'Location_Type_ID', 'typeId'],
    input: 'typeId',
    examples: ['Terminal', 'Yard'],
    read: listed('LOCATION_TYPE'),
  },
  {
    name: 'line1',
    label: m.address,
    description: m.aboutLocationLine1,
    aliases: ['Street', 'Address_Line_1', 'address1'],
    input: 'address.line1',
    examples: ['1400 E 4th St'],
    read: text,
  },
  {
    name: 'line2',
    label: m.addressSecondLine,
    description: m.aboutLocationLine2,
    aliases: ['Address_Line_2', 'address2', 'Suite'],
    input: 'address.line2',
    examples: [''],
    read: text,
  },
  {
    name: 'city',
    label: m.city,
    description: m.aboutLocationCity,
    aliases: ['Town'],
    input: 'address.city',
    examples: ['Reno', 'Elko'],
    read: text,
  },
  {
    name: 'postalCode',
    label: m.postalCode,
    description: m.aboutLocationPostalCode,
    aliases: ['Zip', 'Zip_Code', 'Postcode'],
    input: 'address.postalCode',
    examples: ['89512', '89801'],
    read: text,
  },
  {
    name: 'state',
    label: m.state,
    description: m.aboutLocationState,
    aliases: ['Province'],
    input: 'address.state',
    examples: ['US-NV', 'US-NV'],
    read: code,
  },
  {
    name: 'country',
    label: m.country,
    description: m.aboutLocationCountry,
    input: 'address.country',
    examples: ['US', 'US'],
    read: code,
  },
  {
    name: 'latitude',
    label: m.latitude,
    description: m.aboutLocationLatitude,
    aliases: ['lat'],
    examples: ['39.5346', '40.8324'],
    read: decimal,
  },
  {
    name: 'longitude',
    label: m.longitude,
    description: m.aboutLocationLongitude,
    aliases: ['lng', 'lon', 'long'],
    examples: ['-119.7894', '-115.7631'],
    read: decimal,
  },
  { name: 'status', label: m.status, description: m.aboutLocationStatus, examples: ['Active'], read: status },
]

export const locations: Kind = {
  kind: 'LOCATIONS',
  label: m.locations,
  description: m.locationsImported,
  keyWords: m.locationsKey,
  fields,
  async intend({ context }, rows) {
    const keyOf = (organizationId: string, name: string) => `${organizationId} ${name}`
    const there = await context.db.prisma.location.findMany({
      where: {
        organizationId: { in: [...new Set(rows.map(({ at }) => at.id))] },
        name: { in: rows.map(({ cells }) => cells.get('name') ?? '') },
      },
      include: { address: true },
    })
    const known = groupBy(there, (one) => keyOf(one.organizationId, one.name))
    return rows.map(({ at, values }) => {
      const key = keyOf(at.id, String(values.get('name')?.value))
      const own = new Map([...values].filter(([field]) => field !== 'organization'))
      const before = known.get(key)?.[0]
      if (!before) {
        const problems = values.has('type') ? [] : [{ field: 'type', message: t.locationType }]
        return {
          key,
          isNew: true,
          changes: allOf(values),
          problems,
          steps: [{ mutation: 'createLocation', input: { ...inputOf(fields, own), organizationId: at.globalId } }],
        }
      }
      const { address, typeId, latitude, longitude, status: isActive, version, id } = before
      const changes = changesOf(own, {
        type: valueOf(typeId, context.references.get('LOCATION_TYPE', typeId).name),
        ...Object.fromEntries(
          (['line1', 'line2', 'city', 'postalCode', 'state', 'country'] as const).map((part) => [
            part,
            valueOf(address?.[part] ?? ''),
          ]),
        ),
        latitude: valueOf(latitude),
        longitude: valueOf(longitude),
        status: valueOf(isActive, isActive === 'ACTIVE' ? 'Active' : 'Inactive'),
      })
      const input = {
        id: globalId('Location', id),
        version,
        ...inputOf(fields, own, new Set(changes.map(({ field }) => field))),
      }
      return { key, isNew: false, changes, steps: changes.length ? [{ mutation: 'updateLocation', input }] : [] }
    })
  },
}
