// What people call a thing by is unique in its root; who belongs to several roots means that of their home organization
// by it. An address has the key of what is there, and the uuid of anything else.
import type { Context } from './context.ts'
import type { ArgBuilder } from './list/listInputs.ts'
import { uuidLookedUp } from './node.ts'
import type { Viewer } from './viewer.ts'

/** What stands for a row in an address of a viewer. */
export const addressKey = (viewer: Viewer, { id, rootId }: { id: string; rootId: string }, key: string): string =>
  rootId === viewer.homeRootId ? key : id

export const addressKeyAbout =
  "What stands for it in an address: `key`, or the uuid if its root organization is not the viewer's home organization."

/** The argument that says in which root a key counts. */
export const keyRootArg = (t: ArgBuilder) =>
  t.arg.id({
    description:
      "The root organization that the key counts in; by default the viewer's home organization, then any other of theirs.",
  })

/** The roots in which a key is looked for, the home first. */
export function rootsOfKey(context: Context, rootId: string | null | undefined): string[] {
  const { homeRootId, rootIds } = context.requireViewer()
  if (rootId != null) return [uuidLookedUp('Organization', rootId, 'rootId')]
  return homeRootId === undefined ? rootIds : [homeRootId, ...rootIds.filter((id) => id !== homeRootId)]
}

/** The viewer's other roots, where the same key may mean something else. */
export const rootsBeside = (context: Context, rootId: string): string[] =>
  context.requireViewer().rootIds.filter((id) => id !== rootId)
