// The groups of a department as rows of a tree, each below its parent.

interface Treelike {
  readonly id: string
  readonly parent?: { readonly id: string } | null
}

export interface Row<G> {
  group: G
  depth: number
}

/** The groups in the order of their tree, with how deep each stands. */
export function treeRows<G extends Treelike>(groups: readonly G[]): Row<G>[] {
  const below = new Map<string | undefined, G[]>()
  const ids = new Set(groups.map(({ id }) => id))
  for (const group of groups) {
    const parent = group.parent && ids.has(group.parent.id) ? group.parent.id : undefined
    below.set(parent, [...(below.get(parent) ?? []), group])
  }
  const walk = (parent: string | undefined, depth: number): Row<G>[] =>
    (below.get(parent) ?? []).flatMap((group) => [{ group, depth }, ...walk(group.id, depth + 1)])
  return walk(undefined, 0)
}

/** A group and all below it, which can't stand below itself. */
export function withBelow<G extends Treelike>(groups: readonly G[], id: string): Set<string> {
  const found = new Set([id])
  for (let size = 0; size !== found.size;) {
    size = found.size
    for (const group of groups) if (group.parent && found.has(group.parent.id)) found.add(group.id)
  }
  return found
}
