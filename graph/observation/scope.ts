// What a series or rows are of: an organization with all below it, a location, a vehicle, or a person.
import type { Prisma, ScopeKind } from '../../prisma/__generated__/client/client.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { badArgument } from '../errors.ts'
import { noRow, uuidIn } from '../node.ts'
import { visibleOrganizations } from '../organization/visibleOrganizations.ts'

export const ObservationScope = builder.inputType('ObservationScope', {
  description: 'What values are of, one of these; left out, it is the highest organization of the viewer in the tree of the metric.',
  fields: (t) => ({
    organizationId: t.id({ description: 'An organization, with all below it.' }),
    locationId: t.id({ description: 'A location.' }),
    vehicleId: t.id({ description: 'A vehicle.' }),
    userId: t.id({ description: 'A person.' }),
  }),
})

export interface Scope {
  kind: ScopeKind
  id: string
  timeZone: string
  /** The observations that it is made of. */
  where: Prisma.ObservationWhereInput
}

type Named = { [Field in 'organizationId' | 'locationId' | 'vehicleId' | 'userId']?: string | null }

const types = { organizationId: 'Organization', locationId: 'Location', vehicleId: 'Vehicle', userId: 'User' } as const
const zone = { id: true, timeZone: true, path: true } as const

/** The scope that is named, as far as the viewer sees it; null where there is none. Those of one request are looked up once. */
export function scopeIn(context: Context, named: Named | null | undefined, rootId: string): Promise<Scope | null> {
  const given = Object.entries(named ?? {}).filter(([, id]) => id !== null && id !== undefined) as [keyof typeof types, string][]
  if (given.length > 1) throw badArgument('scope', 'name one')
  const [field, id] = given[0] ?? ['organizationId', '']
  const loader = context.loader<{ field: keyof typeof types; id: string; rootId: string }, Scope | null>(
    'observation scopes',
    (keys) => Promise.all(keys.map((key) => find(context, key.field, key.id, key.rootId))),
    (key) => JSON.stringify(key),
  )
  return loader.load({ field, id, rootId })
}

async function find(context: Context, field: keyof typeof types, named: string, rootId: string): Promise<Scope | null> {
  const { prisma } = context.db
  const seen = { AND: [visibleOrganizations(context), { rootId }] }
  if (field === 'organizationId') {
    const where = named ? { AND: [seen, { id: uuidIn(types[field], named) ?? noRow }] } : seen
    const found = await prisma.organization.findFirst({ where, select: zone, orderBy: [{ path: 'asc' }] })
    return found && { kind: 'ORGANIZATION', id: found.id, timeZone: found.timeZone, where: { organization: { path: { startsWith: found.path } } } }
  }
  const id = uuidIn(types[field], named) ?? noRow
  if (field === 'userId') {
    const where = { userId: id, organization: seen }
    const found = await prisma.membership.findFirst({ where, select: { organization: { select: zone } }, orderBy: { startsAt: 'asc' } })
    return found && { kind: 'PERSON', id, timeZone: found.organization.timeZone, where: { userId: id, organization: seen } }
  }
  const what = { where: { id, organization: seen }, select: { organization: { select: zone } } }
  const found = field === 'locationId' ? await prisma.location.findFirst(what) : await prisma.vehicle.findFirst(what)
  return found && { kind: field === 'locationId' ? 'LOCATION' : 'VEHICLE', id, timeZone: found.organization.timeZone, where: { [field]: id } }
}
