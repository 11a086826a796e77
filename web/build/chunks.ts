// What is needed together comes as one file: it packs better than many small ones, each of which costs a request.
import type { Rolldown } from 'vite'

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

const login = ['people/session/LoginPage.tsx']
/** What the board is made of. */
export const board = [
  'app/guardedRoutes.tsx',
  'app/home/screens.ts',
  '__generated__/HomePageQuery.graphql.ts',
  '__generated__/BoardSectionQuery.graphql.ts',
]
const shell = ['app/shell/Extras.tsx', 'workspace/search/Palette.tsx', 'communication/notification/Bell.tsx']
const boardTools = ['workspace/home/Toolbar.tsx', 'work/action/MoveDialog.tsx', 'work/action/dragging.ts']

interface Part {
  name: string
  /** The modules that ask for it. */
  entries: readonly string[]
  /** Whether what these load late is part of it. */
  isLate?: boolean
  /** Of what they need, only what these need too. */
  sharedWith?: readonly string[]
  /** What both of two others need is part of it too. */
  both?: readonly [readonly string[], readonly string[]]
}

/** Parts of the client in the order in which they are needed. */
const parts: readonly Part[] = [
  // The sign-in says toasts too, and so does the board.
  { name: 'base', entries: ['main.tsx', 'kernel/shell/toast.ts'], both: [login, board] },
  // What surrounds every screen and comes behind it.
  { name: 'around', entries: ['app/Around.tsx'] },
  { name: 'forms', entries: login, sharedWith: [...shell, ...boardTools] },
  { name: 'board', entries: board },
  // The map of all screens, which a screen that is opened by its address waits for.
  { name: 'screens', entries: ['app/moreRoutes.ts'] },
  { name: 'shell', entries: shell },
  { name: 'boardTools', entries: boardTools },
  { name: 'signIn', entries: login },
  { name: 'chart', entries: ['kernel/chart/Plot.tsx'] },
  { name: 'record', entries: ['app/record/ActionDialog.tsx', '__generated__/ActionDialogQuery.graphql.ts'] },
  { name: 'ahead', entries: ['app/shell/fetchAhead.ts'], isLate: true },
]

/** Groups of the bundler: each module goes to the first part that can't do without it. */
export function chunksByPart(root: string) {
  const closures = new Map<readonly string[], Set<string>>()
  const closureOf = (entries: readonly string[], graph: Graph, isLate = false): Set<string> => {
    const known = closures.get(entries)
    if (known) return known
    const found = new Set<string>()
    const add = (id: string) => {
      const info = found.has(id) ? null : graph.getModuleInfo(id)
      if (!info) return
      found.add(id)
      info.importedIds.forEach(add)
    }
    for (const entry of entries) {
      if (isLate) graph.getModuleInfo(root + entry)?.dynamicallyImportedIds.forEach(add)
      else add(root + entry)
    }
    closures.set(entries, found)
    return found
  }
  return parts.map(({ name, entries, isLate, sharedWith, both }, at) => ({
    debugName: name,
    name(id: string, graph: Graph) {
      const isIn = (some: readonly string[], late?: boolean) => closureOf(some, graph, late).has(id)
      const isOwn = isIn(entries, isLate) && (!sharedWith || isIn(sharedWith))
      return isOwn || both?.every((some) => isIn(some)) ? name : null
    },
    priority: parts.length - at,
  }))
}
