// A part of the board, a bucket or a grid, is a node that its name and the board's filter make; its records have
// cursors.
import { asOfRow, lookedUp, markAsOf, nameAsOf } from '../../kernel/asOf.ts'
import { globalId, registerNode } from '../../kernel/node.ts'
import { readFilter } from '../../kernel/list/readFilter.ts'
import type { Filter } from './actionFilter.ts'

export interface PartOfBoard<Name extends string> {
  name: Name
  filter: Filter
}

const withoutEmpty = (filter: Filter) => Object.fromEntries(Object.entries(filter).filter(([, value]) => value != null))

export const partId = (type: string, part: PartOfBoard<string>): string =>
  globalId(type, nameAsOf(JSON.stringify([part.name, withoutEmpty(part.filter)]), asOfRow(part)))

/** Makes the parts of a type reachable by id; a filter that came back in one is a stranger's again. */
export function registerParts<Name extends string>(type: string, names: readonly Name[]) {
  registerNode(type, async (ids, context) =>
    ids.map((id): PartOfBoard<Name> | null => {
      const found = lookedUp(id, context)
      const [name, kept] = parts(found?.id ?? '')
      const filter = readFilter('Action', kept)
      if (!found || !filter || !names.includes(name as Name)) return null
      return markAsOf({ name: name as Name, filter }, found.context)
    }),
  )
}

function parts(text: string): readonly unknown[] {
  try {
    const read: unknown = JSON.parse(text)
    return Array.isArray(read) ? read : []
  } catch {
    return []
  }
}

/** Its records in the board's order. */
export const boardList = <const List extends string>(list: List) => ({ list, parts: ['bigNumber', 'uuid'] }) as const
