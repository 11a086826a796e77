// What a series or rows are of: an organization with all below it, a location, a vehicle, or a person.
import type { Prisma, ScopeKind } from '../../../prisma/__generated__/client/client.ts'
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { noRow, uuidIn } from '../../kernel/node.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { reachesPlaced } from '../../kernel/placed.ts'

export const ObservationScope = builder.inputType('ObservationScope', {
  description:
    "The scope of values: one organization, location, vehicle or person; if omitted, the viewer's highest organization under the root organization of the metric.",
  isOneOf: true,
  fields: (t) => ({
    organizationId: t.id({ description: 'An organization and its sub-organizations.' }),
    locationId: t.id({ description: 'A location.' }),
    vehicleId: t.id({ description: 'A vehicle.' }),
    userId: t.id({ description: 'A person.' }),
  }),
})

export interface Scope {
  kind: ScopeKind
  id: string
  timeZone: string
  /** That of its organization, of a person's the first. */
  path: string
  organizationId: string
  rootId: string
  /** The observations that it is made of. */
  where: Prisma.ObservationWhereInput
}

export type Named = { [Field in 'organizationId' | 'locationId' | 'vehicleId' | 'userId']?: string | null }

const types = { organizationId: 'Organization', locationId: 'Location', vehicleId: 'Vehicle', userId: 'User' } as const
const zone = { id: true, rootId: true, timeZone: true, path: true } as const

type Field = keyof typeof types

interface Key {
  field: Field
  /** Empty for the highest organization of the viewer in the tree. */
  uuid: string
  rootId: string
}

/**
 * The scope that is named, as far as the viewer sees it; null where there is none. Those of one request are looked up
 * at once, a statement a kind.
 */
export function scopeIn(context: Context, named: Named | null | undefined, rootId: string): Promise<Scope | null> {
  const given = Object.entries(named ?? {}).filter(([, id]) => id !== null && id !== undefined) as [Field, string][]
  const [field, id] = given[0] ?? ['organizationId', '']
  const loader = context.loader<Key, Scope | null>(
    'observation scopes',
    (keys) => findAll(context, keys),
    (key) => JSON.stringify(key),
  )
  return loader.load({ field, uuid: id && (uuidIn(types[field], id) ?? noRow), rootId })
}

async function findAll(context: Context, keys: readonly Key[]): Promise<(Scope | null)[]> {
  const found = new Map<Key, Scope>()
  const fields = [...new Set(keys.map(({ field }) => field))]
  await Promise.all(
    fields.map(async (field) => {
      const asked = keys.filter((key) => key.field === field)
      const scopes = await finders[field](context, asked)
      for (const key of asked) {
        const scope = scopes.find(({ id, rootId }) => rootId === key.rootId && (!key.uuid || id === key.uuid))
        if (scope) found.set(key, scope)
      }
    }),
  )
  return keys.map((key) => found.get(key) ?? null)
}

/** What the viewer sees of what is asked for, with more beside it. */
type Find = (context: Context, keys: readonly Key[]) => Promise<Scope[]>

const seenOf = (context: Context, keys: readonly Key[]) => ({
  AND: [visibleOrganizations(context), { rootId: { in: keys.map(({ rootId }) => rootId) } }],
})
const uuidsOf = (keys: readonly Key[]) => keys.flatMap(({ uuid }) => uuid || [])

const finders: Record<Field, Find> = {
  async organizationId(context, keys) {
    const { organization } = context.db.prisma
    const [named, tops] = [keys.filter(({ uuid }) => uuid), keys.filter(({ uuid }) => !uuid)]
    const rows = await Promise.all([
      ...(named.length
        ? [
            organization.findMany({
              where: { AND: [seenOf(context, named), { id: { in: uuidsOf(named) } }] },
              select: zone,
            }),
          ]
        : []),
      ...tops.map((key) =>
        organization.findMany({
          where: seenOf(context, [key]),
          select: zone,
          orderBy: [{ path: 'asc' as const }],
          take: 1,
        }),
      ),
    ])
    // The highest are looked for by their tree alone, so they come first.
    return rows
      .toReversed()
      .flat()
      .map((found) => ({
        kind: 'ORGANIZATION',
        id: found.id,
        ...at(found),
        where: { organization: { path: { startsWith: found.path } } },
      }))
  },
  async locationId(context, keys) {
    const rows = await context.db.prisma.location.findMany({
      where: { id: { in: uuidsOf(keys) }, organization: seenOf(context, keys) },
      select: { id: true, organization: { select: zone } },
    })
    return rows.map(({ id, organization }) => ({
      kind: 'LOCATION',
      id,
      ...at(organization),
      where: { locationId: id },
    }))
  },
  async vehicleId(context, keys) {
    const rows = await context.db.prisma.vehicle.findMany({
      where: { id: { in: uuidsOf(keys) }, organization: seenOf(context, keys) },
      select: { id: true, organization: { select: zone } },
    })
    return rows.map(({ id, organization }) => ({ kind: 'VEHICLE', id, ...at(organization), where: { vehicleId: id } }))
  },
  async userId(context, keys) {
    const viewer = context.requireViewer()
    const rows = await context.db.prisma.membership.findMany({
      where: { userId: { in: uuidsOf(keys) }, organization: seenOf(context, keys) },
      select: { userId: true, organizationId: true, departmentId: true, groupId: true, organization: { select: zone } },
      orderBy: { startsAt: 'asc' },
    })
    // What people do is seen by themselves, and by who sees the work of others there.
    const seen = rows.filter(
      ({ userId, organization, ...spot }) =>
        userId === viewer.id || reachesPlaced(viewer, 'records.see', { ...spot, rootId: organization.rootId }),
    )
    return seen.map(({ userId, organization }) => ({
      kind: 'PERSON',
      id: userId,
      ...at(organization),
      where: { userId, organization: { AND: [visibleOrganizations(context), { rootId: organization.rootId }] } },
    }))
  },
}

const at = ({ id: organizationId, ...more }: { id: string; rootId: string; timeZone: string; path: string }) => ({
  organizationId,
  ...more,
})
