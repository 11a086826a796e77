// What the dashboard is narrowed to, as it stands in the address, and the way from a number to its rows.
import type { ActionFilter } from '../../__generated__/DashboardSectionQuery.graphql.ts'
import { filterOf } from '../../kernel/shell/boardFilter.ts'

const dashboardParams = ['organization', 'department', 'group', 'role', 'class', 'priority'] as const

export function dashboardFilter(search: URLSearchParams, isMine: boolean): ActionFilter {
  return {
    ...filterOf(search),
    ...(search.get('department') && { department: { eq: search.get('department')! } }),
    ...(search.get('role') && { jobRole: { eq: search.get('role')! } }),
    ...(isMine && { isMyTeam: true }),
  }
}

/** The states that stand in each bucket, as the list of records names them. */
const statesOf: Record<string, string> = {
  NEXT: 'QUEUED',
  WORK: 'STARTED,RESUMED',
  HOLD: 'WAITING_INTERNAL,WAITING_EXTERNAL',
  ESC: 'ESCALATED,DELEGATED',
}

export const openStates = Object.values(statesOf).join(',')
export const inBucket = (bucket: string) => statesOf[bucket] ?? ''

interface Rows {
  state?: string
  is?: string
  who?: string
  group?: string
  created?: string
  completed?: string
}

/** Where the rows of a number are listed. */
export function rowsAt(search: URLSearchParams, isMine: boolean, { is, ...rows }: Rows): string {
  const next = new URLSearchParams()
  for (const name of dashboardParams) if (search.get(name)) next.set(name, search.get(name)!)
  const flags = [is, isMine && 'team'].filter(Boolean).join(',')
  for (const [name, value] of Object.entries({ ...rows, is: flags })) if (value) next.set(name, value)
  return `/activerecords?${next}`
}

export const between = (from: string | null | undefined, to: string | null | undefined) => `${from ?? ''}..${to ?? ''}`
