// What somebody reaches, as sources of rows. One notion, two renderings: a condition in SQL and a test in memory. They
// must agree, and with Prisma's own answer, which the tests ask for.

export interface Source {
  /** Tells two sources apart. */
  key: string
  column: 'rootId' | 'organizationId' | 'departmentId' | 'groupId' | 'parties'
  ids: string[]
  /** Only within these organizations. */
  within?: string[]
  /** Only of these groups. */
  groups?: string[]
  /** Not within these organizations. */
  outside?: string[]
  /** Not of these groups. */
  beside?: string[]
  /** Only in these trees. */
  roots?: string[]
  /** Only rows in this bucket. */
  bucket?: number
  rootId: string
}

/** Sources of which any one is enough; none reaches nothing. */
export type Scope = readonly Source[]

/** Where a record is and whose it is: what it takes to decide who reaches it. */
export interface Place {
  rootId: string
  organizationId: string
  departmentId: string | null
  groupId: string | null
  bucket: number
  parties: readonly string[]
}

export function covers(scope: Scope, place: Place): boolean {
  return scope.some((source) => sourceCovers(source, place))
}

function sourceCovers({ column, ids, roots, bucket, ...limits }: Source, place: Place): boolean {
  if (bucket !== undefined && bucket !== place.bucket) return false
  if (roots && !roots.includes(place.rootId)) return false
  if (!keepsLimits(limits, place)) return false
  if (column === 'parties') return ids.some((id) => place.parties.includes(id))
  const value = place[column]
  return value !== null && ids.includes(value)
}

/** What of a source says where: only there, and not there. */
export type Limits = Pick<Source, 'within' | 'groups' | 'outside' | 'beside'>

export function keepsLimits({ within, groups, outside, beside }: Limits, place: Place): boolean {
  const { organizationId, groupId } = place
  if (within && !within.includes(organizationId)) return false
  if (outside?.includes(organizationId)) return false
  if (groups && !(groupId !== null && groups.includes(groupId))) return false
  return !(beside && groupId !== null && beside.includes(groupId))
}

/**
 * A where for Prisma that holds where any of these holds. Of none, nothing holds: Prisma takes an empty OR inside of an
 * AND for no condition at all, and would answer with everybody's rows.
 */
export const anyOf = <Where extends object>(conditions: readonly Where[]) =>
  conditions.length ? { OR: [...conditions] } : { id: { in: [] as string[] } }

/** The part of a scope that lies within some organizations. */
export function narrow(scope: Scope, organizationIds: string[]): Scope {
  return scope.map((source) => {
    if (source.column === 'rootId') {
      const roots = source.roots ? both(source.ids, source.roots) : source.ids
      return { ...source, column: 'organizationId', ids: organizationIds, roots }
    }
    if (source.column === 'organizationId') return { ...source, ids: both(source.ids, organizationIds) }
    return { ...source, within: source.within ? both(source.within, organizationIds) : organizationIds }
  })
}

const both = (one: string[], other: string[]) => {
  const set = new Set(other)
  return one.filter((id) => set.has(id))
}

/** The scope with each source limited to one bucket. */
export const inBucket = (scope: Scope, bucket: number): Scope => scope.map((source) => ({ ...source, bucket }))
