// What somebody reaches, as sources of rows. One notion, three renderings: a where for Prisma, a condition in SQL,
// and a test in memory; they must agree.

export interface Source {
  /** Tells two sources apart. */
  key: string
  column: 'rootId' | 'organizationId' | 'departmentId' | 'groupId' | 'parties'
  ids: string[]
  /** Only within these organizations. */
  within?: string[]
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

function sourceCovers({ column, ids, within, roots, bucket }: Source, place: Place): boolean {
  if (bucket !== undefined && bucket !== place.bucket) return false
  if (roots && !roots.includes(place.rootId)) return false
  if (within && !within.includes(place.organizationId)) return false
  if (column === 'parties') return ids.some((id) => place.parties.includes(id))
  const value = place[column]
  return value !== null && ids.includes(value)
}

/** The scope as a where for Prisma's Action. */
export function toWhere(scope: Scope) {
  return {
    OR: scope.map(({ column, ids, within, roots, bucket }) => ({
      ...(column === 'parties' ? { parties: { hasSome: ids } } : { [column]: { in: ids } }),
      ...(within && { organizationId: { in: column === 'organizationId' ? both(ids, within) : within } }),
      ...(roots && { rootId: { in: roots } }),
      ...(bucket !== undefined && { bucket }),
    })),
  }
}

/** The part of a scope that lies within some organizations. */
export function narrow(scope: Scope, organizationIds: string[]): Scope {
  return scope.map((source) => {
    if (source.column === 'rootId') return { ...source, column: 'organizationId', ids: organizationIds, roots: source.ids }
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
