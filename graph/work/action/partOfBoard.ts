// A part of the board, a bucket or a grid, is a node that its name and the board's filter make; its records have
// cursors.
import { globalId, registerNode } from '../../kernel/node.ts'
import type { Filter } from './actionFilter.ts'

export interface PartOfBoard<Name extends string> {
  name: Name
  filter: Filter
}

const withoutEmpty = (filter: Filter) => Object.fromEntries(Object.entries(filter).filter(([, value]) => value != null))

export const partId = (type: string, { name, filter }: PartOfBoard<string>): string =>
  globalId(type, JSON.stringify([name, withoutEmpty(filter)]))

/** Makes the parts of a type reachable by id. */
export function registerParts<Name extends string>(type: string, names: readonly Name[]) {
  registerNode(type, async (texts) =>
    texts.map((text): PartOfBoard<Name> | null => {
      try {
        const [name, filter] = JSON.parse(text) as [Name, Filter]
        return names.includes(name) && filter !== null && typeof filter === 'object'
          ? { name, filter: checked(filter) }
          : null
      } catch {
        return null
      }
    }),
  )
}

/** A filter that came back in an id is a stranger's again: only known fields of the known kinds. */
function checked(given: Filter): Filter {
  const filter = given as Record<string, unknown>
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  const numbers = (value: unknown) =>
    Array.isArray(value) && value.every((one) => Number.isInteger(one) && Math.abs(one as number) < 2 ** 31)
      ? (value as number[])
      : undefined
  return {
    organizationId: text(filter.organizationId),
    departmentId: text(filter.departmentId),
    groupId: text(filter.groupId),
    classIds: numbers(filter.classIds),
    priorityIds: numbers(filter.priorityIds),
    text: text(filter.text),
  }
}

/** Its records in the board's order. */
export const boardList = <const List extends string>(list: List) => ({ list, parts: ['bigNumber', 'uuid'] }) as const
