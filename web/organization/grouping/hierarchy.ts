// Groupings as a hierarchy, whole and in one line.

export interface Type {
  readonly id: string
  readonly name: string
}

export interface GroupingShape {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly version: number
  readonly memberCount: number
  readonly type: { readonly id: string }
  readonly parent?: { readonly id: string } | null
  readonly organization?: { readonly id: string; readonly name: string } | null
  readonly can: {
    readonly edit: { readonly allowed: boolean }
    readonly delete: { readonly allowed: boolean; readonly reason?: string | null }
  }
}

/** What is asked in a window. */
export type Asked =
  | { kind: 'stand'; type: Type }
  | { kind: 'edit'; type: Type; grouping?: GroupingShape; parentId?: string }
  | { kind: 'delete'; grouping: GroupingShape }

export const ofType = (groupings: readonly GroupingShape[], typeId: string) =>
  groupings.filter(({ type }) => type.id === typeId)

/** The groupings right below one, or the tops: those whose parent is not among them. */
export function partsOf(groupings: readonly GroupingShape[], id: string | null): GroupingShape[] {
  if (id !== null) return groupings.filter(({ parent }) => parent?.id === id)
  const known = new Set(groupings.map((one) => one.id))
  return groupings.filter(({ parent }) => !parent || !known.has(parent.id))
}

/** A grouping after all those that it is a part of: Operations › West › Reno. */
export function pathOf(groupings: readonly GroupingShape[], id: string): string {
  const byId = new Map(groupings.map((one) => [one.id, one]))
  const names: string[] = []
  let at = byId.get(id)
  while (at) {
    names.unshift(at.name)
    at = at.parent ? byId.get(at.parent.id) : undefined
  }
  return names.join(' › ')
}

/** All in the order of the hierarchy, each before its parts; without one and what is part of it. */
export function inOrder(groupings: readonly GroupingShape[], { except }: { except?: string } = {}): GroupingShape[] {
  const below = (id: string | null): GroupingShape[] =>
    partsOf(groupings, id)
      .filter((one) => one.id !== except)
      .flatMap((one) => [one, ...below(one.id)])
  return below(null)
}
