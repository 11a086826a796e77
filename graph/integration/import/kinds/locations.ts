import { decimal, listed, status, text, type Field } from '../fields.ts'
import type { Kind } from '../importedKind.ts'
import { allOf, changesOf, inputOf, valueOf } from '../rowValues.ts'
import { groupBy } from '../../../kernel/groupBy.ts'
import { globalId } from '../../../kernel/node.ts'
import { organization } from './placement.ts'
import * as t from '../__generated__/messages.ts'

const code = (cell: string) => valueOf(cell.toUpperCase())

const fields: readonly Field[] = [
  {
    name: 'name',
    label: 'Name',
    description: 'What it is called; the same name again is the same location.',
    aliases: ['Location_Name', 'Location'],
    isRequired: true,
    examples: ['Reno Terminal', 'Elko Yard'],
    read: text,
  },
  organization,
  {
    name: 'type',
    label: 'Type',
    description: 'What it is, by the name or number of the list of location types; needed for a new one.',
    aliases: ['Location_Type', 'Location_Type_ID', 'typeId'],
    input: 'typeId',
    examples: ['Terminal', 'Yard'],
    read: listed('LOCATION_TYPE'),
  },
  {
    name: 'line1',
    label: 'Address',
    description: 'The street and number.',
    aliases: ['Street', 'Address_Line_1', 'address1'],
    input: 'address.line1',
    examples: ['1400 E 4th St'],
    read: text,
  },
  {
    name: 'line2',
    label: 'Address, second line',
    description: 'What else the street line needs.',
    aliases: ['Address_Line_2', 'address2', 'Suite'],
    input: 'address.line2',
    examples: [''],
    read: text,
  },
  {
    name: 'city',
    label: 'City',
    description: 'The city or town.',
    aliases: ['Town'],
    input: 'address.city',
    examples: ['Reno', 'Elko'],
    read: text,
  },
  {
    name: 'postalCode',
    label: 'Postal code',
    description: 'The postal or ZIP code.',
    aliases: ['Zip', 'Zip_Code', 'Postcode'],
    input: 'address.postalCode',
    examples: ['89512', '89801'],
    read: text,
  },
  {
    name: 'state',
    label: 'State',
    description: 'The ISO 3166-2 code of the state or province, such as US-NV; null if not set.',
    aliases: ['Province'],
    input: 'address.state',
    examples: ['US-NV', 'US-NV'],
    read: code,
  },
  {
    name: 'country',
    label: 'Country',
    description: 'The ISO 3166-1 country code, such as US; null if not set.',
    input: 'address.country',
    examples: ['US', 'US'],
    read: code,
  },
  {
    name: 'latitude',
    label: 'Latitude',
    description: 'Degrees north; with the longitude or not at all.',
    aliases: ['lat'],
    examples: ['39.5346', '40.8324'],
    read: decimal,
  },
  {
    name: 'longitude',
    label: 'Longitude',
    description: 'Degrees east; with the latitude or not at all.',
    aliases: ['lng', 'lon', 'long'],
    examples: ['-119.7894', '-115.7631'],
    read: decimal,
  },
  { name: 'status', label: 'Status', description: 'Active or Inactive.', examples: ['Active'], read: status },
]

export const locations: Kind = {
  kind: 'LOCATIONS',
  label: 'Locations',
  description: 'Locations of organizations: terminals, yards and customer sites.',
  keyWords: 'its organization and its name',
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
