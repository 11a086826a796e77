import * as t from './__generated__/messages.ts'
/** Which threads are shown, as it stands in the address; the first where it says nothing. */
const boxes = [
  { value: 'MINE', label: t.mine },
  { value: 'ROLE', label: t.myRoles },
  { value: 'UNREAD', label: t.unread },
  { value: 'ALL', label: t.allInSight },
] as const

export type Box = (typeof boxes)[number]['value']

/** The breaches stand beside the boxes, in the same place of the address. */
export const tabs = [...boxes, { value: 'BREACHES', label: t.breaches }] as const

export const showsBreaches = (search: URLSearchParams): boolean => search.get('box') === 'BREACHES'

export const boxIn = (search: URLSearchParams): Box =>
  boxes.find(({ value }) => value === search.get('box'))?.value ?? boxes[0].value

const filters = { MINE: { takesPart: true }, ROLE: { isOfRole: true }, UNREAD: { isUnread: true }, ALL: {} } as const

/** The same as a filter of the list. */
export const threadFilter = (search: URLSearchParams) => filters[boxIn(search)]
