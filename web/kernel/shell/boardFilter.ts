// What the board is narrowed to, as it stands in the address.
import { entryId } from '../relay/entryId.ts'
import { listIn } from '../ui/address.ts'
import { asOfIn } from './asOf.ts'

const gridNames = ['CALENDAR', 'DAILY', 'WEEKLY', 'MONTHLY', 'QTRLY', 'ESCALATED', 'LATE', 'WARN', 'SPECIAL'] as const

export interface BoardFilter {
  isMine?: boolean
  isMyTeam?: boolean
  grid?: { in: (typeof gridNames)[number][] }
  organization?: { below: string }
  group?: { eq: string }
  actionClass?: { in: string[] }
  priority?: { in: string[] }
  text?: { matches: string }
}

/** The entries of a list, which an address names by their numbers. */
const entries = (list: 'ACTION_CLASS' | 'SCHEDULE_PRIORITY', text: string | null) =>
  text
    ?.split(',')
    .filter((word) => /^\d{1,3}$/.test(word))
    .map((word) => entryId(list, Number(word)))

export function filterOf(search: URLSearchParams): BoardFilter {
  const classes = entries('ACTION_CLASS', search.get('class'))
  const priorities = entries('SCHEDULE_PRIORITY', search.get('priority'))
  const text = search.get('text')?.trim()
  const grids = gridNames.filter((name) => listIn(search, 'only').includes(name.toLowerCase()))
  const whose = search.get('whose')
  return {
    ...(whose === 'mine' && { isMine: true }),
    ...(whose === 'group' && { isMyTeam: true }),
    ...(grids.length && { grid: { in: grids } }),
    ...(search.get('organization') && { organization: { below: search.get('organization')! } }),
    ...(search.get('group') && { group: { eq: search.get('group')! } }),
    ...(classes?.length && { actionClass: { in: classes } }),
    ...(priorities?.length && { priority: { in: priorities } }),
    ...(text && { text: { matches: text } }),
  }
}

const lanes = { person: 'ASSIGNEE', organization: 'ORGANIZATION' } as const

/** What the address groups the board's records by, in a swimlane for each person or organization. */
export const lanesIn = (search: URLSearchParams): (typeof lanes)[keyof typeof lanes] | undefined =>
  lanes[search.get('lanes') as keyof typeof lanes]

/** What of the address narrows the board. */
export const narrowingParams = ['organization', 'group', 'class', 'priority', 'text', 'only', 'whose'] as const

/** What of the address is the board's: what it is narrowed to, its lanes, panels and their limits, and its grids. */
const boardParams: readonly string[] = [...narrowingParams, 'lanes', 'hide', 'grids', 'limits', 'asOf']

/** That part of an address, without what a tool or a record over the board has in it. */
export const boardPart = (search: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...search].filter(([name]) => boardParams.includes(name)))

/** Whether what is shown there is narrowed as the board is: the board, the map, and the planner. */
export const isNarrowedAsBoard = (pathname: string): boolean => /^\/(home|map|planner)(\/|$)/.test(pathname)

/** The same of where one is: nothing away from the board. */
export const boardIn = ({ pathname, search }: { pathname: string; search: string }): URLSearchParams =>
  boardPart(new URLSearchParams(isNarrowedAsBoard(pathname) ? search : ''))

/** The way to one of them: with what is shown now, where that is another of them. */
export const boardWay = (to: string, at: { pathname: string; search: string }): string => {
  const kept = at.pathname.startsWith(to) ? '' : String(boardIn(at))
  return kept ? `${to}?${kept}` : to
}

/** What the board is narrowed to, and as of when, as a text: another one is another board. */
export const filterText = (search: URLSearchParams): string => JSON.stringify([filterOf(search), asOfIn(search)])

/** The names of the panels that are hidden, in lower case. */
export const hiddenPanels = (search: URLSearchParams): readonly string[] => search.get('hide')?.split(',') ?? []

/** Where a record stands, as the server tells it with a change. */
export interface Place {
  readonly organizationId: string | undefined
  readonly assigneeId: string | null | undefined
  readonly organizationPath: string
  readonly groupId: string | null | undefined
  readonly actionClassId: string
  readonly priorityId: string
  readonly title: string
  readonly key: string
}

/**
 * Whether the server alone can say what belongs to a board: a place does not tell whose a record is, and grids change
 * with the time and with what is measured.
 */
export const isServersToSay = ({ grid, isMine, isMyTeam }: BoardFilter): boolean =>
  grid !== undefined || isMine === true || isMyTeam === true

/** Whether a record at a place belongs to a board: the server's filter, for one record, as far as that tells it. */
export function matches(filter: BoardFilter, organizationPath: string | undefined, place: Place): boolean {
  const { organization, group, actionClass, priority } = filter
  const text = filter.text?.matches
  if (organization && !(organizationPath && place.organizationPath.startsWith(organizationPath))) return false
  if (group && place.groupId !== group.eq) return false
  if (actionClass && !actionClass.in.includes(place.actionClassId)) return false
  if (priority && !priority.in.includes(place.priorityId)) return false
  if (!text) return true
  const number = /^(?:AR-)?(\d{1,9})$/i.exec(text)?.[1]
  return (
    place.title.toLowerCase().includes(text.toLowerCase()) ||
    (number !== undefined && place.key === `AR-${Number(number)}`)
  )
}
