import { listIn, toggled, withParams } from '../../kernel/ui/address.ts'
import * as t from './__generated__/messages.ts'
/** The grids as the specification names and colours them, with what their titles stand in on these colours. */
export const gridList = [
  {
    name: 'CALENDAR',
    label: t.calendar,
    color: '#346A9F',
    textColor: '#ffffff',
    group: 'routine',
    empty: t.nothingHasASlotOfIts,
  },
  {
    name: 'DAILY',
    label: t.daily,
    color: '#89DDD3',
    textColor: '#000000',
    group: 'routine',
    empty: t.noDailyWorkIsOpen,
  },
  {
    name: 'WEEKLY',
    label: t.weekly,
    color: '#58ABA1',
    textColor: '#000000',
    group: 'routine',
    empty: t.noWeeklyWorkIsOpen,
  },
  {
    name: 'MONTHLY',
    label: t.monthly,
    color: '#8C00CE',
    textColor: '#ffffff',
    group: 'routine',
    empty: t.noMonthlyWorkIsOpen,
  },
  {
    name: 'QTRLY',
    label: t.qtrly,
    color: '#3B67FF',
    textColor: '#ffffff',
    group: 'routine',
    empty: t.noQuarterlyWorkIsOpen,
  },
  {
    name: 'ESCALATED',
    label: t.escalated,
    color: '#CE0000',
    textColor: '#ffffff',
    group: 'action',
    empty: t.nothingIsEscalated,
  },
  {
    name: 'LATE',
    label: t.late,
    color: '#B42318',
    textColor: '#ffffff',
    group: 'action',
    empty: t.nothingIsLateWellDone,
  },
  {
    name: 'WARN',
    label: t.warn,
    color: '#B26A00',
    textColor: '#000000',
    group: 'action',
    empty: t.nothingIsDueSoonOrHas,
  },
  {
    name: 'SPECIAL',
    label: t.special,
    color: '#89DDD3',
    textColor: '#000000',
    group: 'action',
    empty: t.nothingIsUrgentOrHigh,
  },
] as const

export type Grid = (typeof gridList)[number]
export type GridGroup = Grid['group']

/** The address narrowed to a grid alone, or to none where it is so; or to a grid beside others, or not to it. */
export function narrowedTo(search: URLSearchParams, grid: string, isBeside: boolean): URLSearchParams {
  const name = grid.toLowerCase()
  return isBeside
    ? toggled(search, 'only', name)
    : withParams(search, { only: search.get('only') === name ? null : name })
}

/** Whether the board is narrowed to a grid. */
export const isNarrowedTo = (search: URLSearchParams, grid: string): boolean =>
  listIn(search, 'only').includes(grid.toLowerCase())

const namesOf = (search: URLSearchParams) => search.get('grids')?.split(',') ?? []

/** The grids that are shown, in their own order. */
export const shownGrids = (search: URLSearchParams): Grid[] =>
  gridList.filter(({ name }) => namesOf(search).includes(name.toLowerCase()))

/** How much of a group is shown. */
export function shownOf(search: URLSearchParams, group: GridGroup): 'all' | 'some' | 'none' {
  const shown = shownGrids(search).filter((grid) => grid.group === group).length
  return shown === 0 ? 'none' : shown === gridList.filter((grid) => grid.group === group).length ? 'all' : 'some'
}

/** The grids of an address after a group was shown, or hidden where all of it is. */
export function withGroup(search: URLSearchParams, group: GridGroup): string {
  const isAll = shownOf(search, group) === 'all'
  const others = shownGrids(search).filter((grid) => grid.group !== group)
  const all = isAll ? others : gridList.filter((grid) => grid.group === group || others.includes(grid))
  return all.map(({ name }) => name.toLowerCase()).join(',')
}
