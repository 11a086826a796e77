// What of the address says what the planner shows; beside it stands what the board is narrowed to.
import type { PlannerSectionQuery$variables } from '../../__generated__/PlannerSectionQuery.graphql.ts'
import { filterOf, narrowingParams } from '../../kernel/shell/boardFilter.ts'

export type PlannerView = 'day' | 'week'

export const pageLength = 50

export const viewIn = (search: URLSearchParams): PlannerView => (search.get('plan') === 'week' ? 'week' : 'day')
export const pageIn = (search: URLSearchParams): number =>
  Math.min(Math.max(1, Math.floor(Number(search.get('page'))) || 1), 10_000)
export const orderIn = (search: URLSearchParams): 'priority' | 'age' =>
  search.get('sort') === 'age' ? 'age' : 'priority'

const dayPattern = /^20\d\d-\d\d-\d\d$/

/** The day in the address; none where it says none, or one that there is not. */
export function dayIn(search: URLSearchParams): string | null {
  const text = search.get('on') ?? ''
  const day = dayPattern.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  return day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null
}

export function plannerVariables(search: URLSearchParams): PlannerSectionQuery$variables {
  const filter = filterOf(search)
  const found = search.get('find')?.trim()
  const who = search.get('who')?.trim() ?? ''
  return {
    day: dayIn(search),
    span: viewIn(search) === 'week' ? 'WEEK' : 'DAY',
    filter,
    waiting: { ...filter, ...(found && { text: { matches: found } }), needsPlan: true },
    orderBy: { field: orderIn(search) === 'age' ? 'CREATED' : 'PRIORITY' },
    startIndex: (pageIn(search) - 1) * pageLength,
    search: who,
    // Who is looked for is looked for among all.
    after: who ? null : search.get('behind'),
  }
}

const planned = [...narrowingParams, 'department', 'plan', 'on', 'find', 'sort', 'page', 'who', 'behind']

/** The part of the address that says what is shown: another one is read anew. */
export function plannerText(search: URLSearchParams): string {
  const next = new URLSearchParams()
  for (const name of planned) if (search.get(name)) next.set(name, search.get(name)!)
  return String(next)
}

/** So many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
