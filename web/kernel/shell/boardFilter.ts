// What the board is narrowed to, as it stands in the address.

export interface BoardFilter {
  organizationId?: string
  groupId?: string
  classIds?: number[]
  priorityIds?: number[]
  text?: string
}

const numbers = (text: string | null) =>
  text
    ?.split(',')
    .filter((word) => /^\d{1,3}$/.test(word))
    .map(Number)

export function filterOf(search: URLSearchParams): BoardFilter {
  const classIds = numbers(search.get('class'))
  const priorityIds = numbers(search.get('priority'))
  return {
    ...(search.get('organization') && { organizationId: search.get('organization')! }),
    ...(search.get('group') && { groupId: search.get('group')! }),
    ...(classIds?.length && { classIds }),
    ...(priorityIds?.length && { priorityIds }),
    ...(search.get('text')?.trim() && { text: search.get('text')!.trim() }),
  }
}

/** What of the address is the board's: what it is narrowed to, which panels are hidden, which grids are shown. */
const boardParams: readonly string[] = ['organization', 'group', 'class', 'priority', 'text', 'hide', 'grids']

/** That part of an address, without what a tool or a record over the board has in it. */
export const boardPart = (search: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...search].filter(([name]) => boardParams.includes(name)))

/** What the board is narrowed to as a text: another one is another board. */
export const filterText = (search: URLSearchParams): string => JSON.stringify(filterOf(search))

/** The names of the panels that are hidden, in lower case. */
export const hiddenPanels = (search: URLSearchParams): readonly string[] => search.get('hide')?.split(',') ?? []

/** Where a record stands, as the server tells it with a change. */
export interface Place {
  readonly organizationPath: string
  readonly groupId: string | null | undefined
  readonly classID: number
  readonly priorityID: number
  readonly title: string
  readonly key: string
}

/** Whether a record at a place belongs to a board: the server's filter, for one record. */
export function matches(filter: BoardFilter, organizationPath: string | undefined, place: Place): boolean {
  const { organizationId, groupId, classIds, priorityIds, text } = filter
  if (organizationId && !(organizationPath && place.organizationPath.startsWith(organizationPath))) return false
  if (groupId && place.groupId !== groupId) return false
  if (classIds && !classIds.includes(place.classID)) return false
  if (priorityIds && !priorityIds.includes(place.priorityID)) return false
  if (!text) return true
  const number = /^(?:AR-)?(\d{1,9})$/i.exec(text)?.[1]
  return (
    place.title.toLowerCase().includes(text.toLowerCase()) ||
    (number !== undefined && place.key === `AR-${Number(number)}`)
  )
}
