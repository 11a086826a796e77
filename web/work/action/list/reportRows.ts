// The rows behind a number of a report, as the address of the list.
import { withParams } from '../../../kernel/ui/address.ts'
import { listSearch, type groupings } from './listFilter.ts'

type By = (typeof groupings)[number][0]

interface Group {
  readonly state: string | null | undefined
  readonly commonId: string | null | undefined
}

/**
 * What one group has in common as a condition of the list; undefined where the list has none that says exactly this.
 */
function conditionOf(by: By, { state, commonId }: Group): [string, string] | undefined {
  switch (by) {
    case 'state':
      return state ? ['state', state] : undefined
    case 'assignee':
      return ['who', commonId ?? 'nobody']
    case 'vehicle':
      return ['vehicle', commonId ?? 'none']
    case 'class':
    case 'priority':
    case 'group':
      return commonId ? [by, commonId] : undefined
    default:
      return undefined
  }
}

/** The list of a report, or of one of its groups; one that can't be said alone stands in the grouped list. */
export function rowsOf(search: URLSearchParams, by?: By, group?: Group): string {
  const condition = by && group && conditionOf(by, group)
  if (!condition) return listSearch(search)
  const [name, value] = condition
  return `${withParams(new URLSearchParams(listSearch(search)), { [name]: value, by: null })}`
}
