/** The grids as the specification names and colours them, with what their titles stand in on these colours. */
export const gridList = [
  {
    name: 'CALENDAR',
    label: 'Calendar',
    color: '#346A9F',
    textColor: '#ffffff',
    group: 'routine',
    empty:
      'Nothing has a slot of its own, and no appointment is ahead. Give a record a slot or make an appointment, and it stands here.',
  },
  {
    name: 'DAILY',
    label: 'Daily',
    color: '#89DDD3',
    textColor: '#000000',
    group: 'routine',
    empty: 'No daily work is open.',
  },
  {
    name: 'WEEKLY',
    label: 'Weekly',
    color: '#58ABA1',
    textColor: '#000000',
    group: 'routine',
    empty: 'No weekly work is open.',
  },
  {
    name: 'MONTHLY',
    label: 'Monthly',
    color: '#8C00CE',
    textColor: '#ffffff',
    group: 'routine',
    empty: 'No monthly work is open.',
  },
  {
    name: 'QTRLY',
    label: 'Qtrly',
    color: '#3B67FF',
    textColor: '#ffffff',
    group: 'routine',
    empty: 'No quarterly work is open.',
  },
  {
    name: 'ESCALATED',
    label: 'Escalated',
    color: '#CE0000',
    textColor: '#ffffff',
    group: 'action',
    empty: 'Nothing is escalated.',
  },
  {
    name: 'LATE',
    label: 'Late',
    color: '#B42318',
    textColor: '#ffffff',
    group: 'action',
    empty: 'Nothing is late. Well done.',
  },
  {
    name: 'WARN',
    label: 'Warn',
    color: '#B26A00',
    textColor: '#000000',
    group: 'action',
    empty: 'Nothing is due soon or has the priority Warning.',
  },
  {
    name: 'SPECIAL',
    label: 'Special',
    color: '#89DDD3',
    textColor: '#000000',
    group: 'action',
    empty: 'Nothing is Urgent or High.',
  },
] as const

export type Grid = (typeof gridList)[number]
export type GridGroup = Grid['group']

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
