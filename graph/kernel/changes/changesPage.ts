// A page of what has changed, and the cursor behind it.
import type { Context } from '../context.ts'
import { badArgument } from '../errors.ts'
import { day } from '../time/milliseconds.ts'
import { type ChangeCursor, markOf, readCursor, startAnew, writeCursor } from './changeCursor.ts'
import { changesSince, type Changed, membershipsBetween, nodesInTree, treesOnceOf } from './readChanges.ts'
import { rightsByRoot } from './rights.ts'
import { type Tracked, trackedTypes } from './tracked.ts'

/** How long changes can be followed. */
export const followedDays = 30

export interface ChangesArgs {
  after?: string | null
  first?: number | null
  types?: readonly string[] | null
}

export interface ChangePage {
  nodes: Changed[]
  endCursor: string
  hasNextPage: boolean
}

export async function changesPage(context: Context, { after, first, types }: ChangesArgs): Promise<ChangePage> {
  const size = first ?? 50
  if (size < 1 || size > 100) throw badArgument('first', 'ask for 1 to 100')
  const wanted = wantedOf(await trackedTypes(context.db), types)
  const names = wanted.map(({ type }) => type)
  const rights = rightsByRoot(context.requireViewer())
  const now = context.now.getTime()
  if (after == null) {
    const { log, end } = await changesSince(context, [], [], { xid: 0, position: 0 }, 0)
    return pageOf([], { log, types: markOf(names), ...end, at: now, whole: now, rights, again: [] }, false)
  }
  const cursor = readCursor(after)
  if (cursor.types !== markOf(names)) throw badArgument('after', 'this cursor is of other types')
  if (cursor.whole < now - followedDays * day) throw startAnew()
  const again = await treesToTell(context, cursor, rights)
  const read = { ...cursor, rights, again }
  return again.length ? pageOfTree(context, wanted, read, size) : pageOfLog(context, names, read, size)
}

/** What is read of a tree whose rights have changed: each node of it, to be told as it is seen now, or as gone. */
async function pageOfTree(context: Context, wanted: readonly Tracked[], cursor: ChangeCursor, size: number) {
  const [tree, ...rest] = cursor.again
  const { root, told } = tree!
  const found = await nodesInTree(context, root, wanted, told, size + 1)
  const nodes = found.slice(0, size)
  const { type, name } = nodes.at(-1) ?? {}
  const again = found.length > size ? [{ root, told: [type!, name!] as [string, string] }, ...rest] : rest
  return pageOf(nodes, { ...cursor, again }, true)
}

async function pageOfLog(context: Context, types: readonly string[], cursor: ChangeCursor, size: number) {
  const rootIds = Object.keys(cursor.rights)
  const now = context.now.getTime()
  const hasPeople = ['Membership', 'User', 'Absence'].some((type) => types.includes(type))
  const [{ log, end, next, found }, begun] = await Promise.all([
    changesSince(context, rootIds, types, cursor, size + 1),
    hasPeople ? membershipsBetween(context, rootIds, types, new Date(cursor.at), size + 1) : [],
  ])
  if (log !== cursor.log || cursor.xid > next) throw startAnew()
  if (begun.length > size) return pageOf([], { ...cursor, at: now, again: rootIds.map((root) => ({ root })) }, true)
  const read = found.slice(0, size)
  const hasMore = found.length > size
  const { xid, position } = hasMore ? read.at(-1)! : end
  const behind = { ...cursor, xid, position, at: now, whole: hasMore ? cursor.whole : now }
  return pageOf([...begun, ...read], behind, hasMore)
}

/** The trees that are told as a whole: what is left of those before, and those where other rights hold by now. */
async function treesToTell(context: Context, cursor: ChangeCursor, rights: Readonly<Record<string, string>>) {
  const roots = [...new Set([...Object.keys(rights), ...Object.keys(cursor.rights)])]
  const changed = roots.filter((root) => rights[root] !== cursor.rights[root])
  const begun = cursor.again.filter(({ root }) => !changed.includes(root))
  const trees = [...begun, ...changed.map((root): (typeof begun)[number] => ({ root }))]
  const left = trees.flatMap(({ root }) => (root in rights ? [] : [root]))
  // A cursor may say what it likes: of a tree that the viewer never belonged to nothing is told.
  const once = left.length ? await treesOnceOf(context, left) : []
  return trees.filter(({ root }) => root in rights || once.includes(root))
}

/** Each node once, as often as it has changed. */
function pageOf(changes: readonly Changed[], cursor: ChangeCursor, hasNextPage: boolean): ChangePage {
  const nodes = [...new Map(changes.map((change) => [`${change.type} ${change.name}`, change])).values()]
  return { nodes, endCursor: writeCursor(cursor), hasNextPage }
}

function wantedOf(tracked: readonly Tracked[], types: readonly string[] | null | undefined): readonly Tracked[] {
  if (!types) return tracked
  for (const [i, asked] of types.entries())
    if (!tracked.some(({ type }) => type === asked))
      throw badArgument(`types.${i}`, `ask for some of ${tracked.map(({ type }) => type).join(', ')}`)
  if (!types.length) throw badArgument('types', 'name at least one type, or leave it out for all')
  return tracked.filter(({ type }) => types.includes(type))
}
