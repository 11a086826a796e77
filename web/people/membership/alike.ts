// A preview as it is read: people for whom the same changes together, and what changes alike in one row.
import * as t from './__generated__/messages.ts'

interface Permission {
  readonly purpose: string
  readonly beforeText: string
  readonly afterText: string
  readonly isChanged: boolean
}

interface Previewed {
  readonly problem?: string | null
  readonly permissions: readonly Permission[]
}

interface Alike {
  names: string[]
  problem: string | null
  changes: { before: string; after: string; purposes: string[] }[]
}

function changesOf(permissions: readonly Permission[]): Alike['changes'] {
  const rows = new Map<string, Alike['changes'][0]>()
  for (const { purpose, beforeText: before, afterText: after, isChanged } of permissions) {
    if (!isChanged) continue
    const key = JSON.stringify([before, after])
    const row = rows.get(key) ?? { before, after, purposes: [] }
    row.purposes.push(purpose)
    rows.set(key, row)
  }
  return [...rows.values()]
}

/** The previews of people, in their order, gathered. */
export function alike(previews: readonly Previewed[], people: readonly { readonly name: string }[]): Alike[] {
  const groups = new Map<string, Alike>()
  for (const [i, { problem = null, permissions }] of previews.entries()) {
    const changes = changesOf(permissions)
    const key = JSON.stringify([problem, changes])
    const group = groups.get(key) ?? { names: [], problem, changes }
    group.names.push(people[i]?.name ?? t.unknownPerson)
    groups.set(key, group)
  }
  return [...groups.values()]
}
