// The parts of the list that are plain values: the address, the columns, the lines, the selection.
import { describe, expect, test } from 'vitest'
import { entryId } from '../../../kernel/relay/entryId.ts'
import { columnsIn, columnsParam, moved, usualColumns, withWidth } from './columns.ts'
import { layoutOf } from './layout.ts'
import { builtIn, listSearch, listVariables, listedAt, viewSearch } from './listFilter.ts'
import { rowsOf } from './reportRows.ts'
import { countOf, everything, isSelected, nothing, toggled, withIds } from './selection.ts'

const at = (text: string) => new URLSearchParams(text)
const wednesday = new Date(2026, 10, 18, 15)
const variables = (text: string) => listVariables(at(text), wednesday)
const local = (...parts: [number, number, number]) => new Date(...parts).toISOString()
const completed = (from: number, to: number) => ({
  actualEnd: { gte: local(2026, 10, from), lt: local(2026, 10, to) },
  and: [{ state: { eq: 'COMPLETE' } }],
})

describe('the address', () => {
  test('of nothing is all, the newest first', () => {
    expect(variables('')).toEqual({ filter: {}, orderBy: { field: 'NUMBER', direction: 'DESC' }, groupBy: null })
  })

  test('narrows, sorts and groups', () => {
    expect(
      variables(
        'organization=O1&state=QUEUED,COMPLETE&class=1,2&who=me&is=late,special&text=+pump+&task=T&from=R&sort=-due&by=assignee',
      ),
    ).toEqual({
      filter: {
        organization: { below: 'O1' },
        state: { in: ['QUEUED', 'COMPLETE'] },
        actionClass: { in: [1, 2].map((number) => entryId('ACTION_CLASS', number)) },
        isMine: true,
        isOverdue: true,
        isSpecial: true,
        text: { matches: 'pump' },
        taskItem: { eq: 'T' },
        taskRecord: { eq: 'R' },
      },
      orderBy: { field: 'DUE', direction: 'DESC' },
      groupBy: 'ASSIGNEE',
    })
  })

  test.each([
    ['who=nobody', { assignee: { isNull: true } }],
    ['who=VXNlcg', { assignee: { eq: 'VXNlcg' } }],
    ['is=open,escalated', { isOpen: true, isEscalated: true }],
    ['department=D&group=G', { department: { eq: 'D' }, group: { eq: 'G' } }],
    ['due=2026-11-01..2026-11-30', { scheduledEnd: { gte: local(2026, 10, 1), lt: local(2026, 11, 1) } }],
    ['created=..2026-11-30', { createdAt: { lt: local(2026, 11, 1) } }],
    ['due=today', { scheduledEnd: { gte: local(2026, 10, 18), lt: local(2026, 10, 19) } }],
    ['completed=week', completed(16, 23)],
    ['completed=last-week', completed(9, 16)],
    ['created=month', { createdAt: { gte: local(2026, 10, 1), lt: local(2026, 11, 1) } }],
  ])('%s', (text, filter) => expect(variables(text).filter).toEqual(filter))

  test.each([
    'state=constructor',
    'is=toString',
    'due=2026-13-45..',
    'due=soon',
    'sort=__proto__',
    'by=x',
    'class=a,99999',
  ])('of what there is not, %s, is as without it', (text) => expect(variables(text)).toEqual(variables('')))

  test('of a view has neither what is open over it nor which view it was', () => {
    expect(viewSearch(at('panel=history&view=V&columns=title&by=state&who='))).toBe('by=state&columns=title')
    expect(listSearch(at('columns=title&by=state&view=V'))).toBe('by=state')
  })

  test('of one’s own tasks is one’s own, whatever the address says', () => {
    const listedIn = (path: string) =>
      listVariables(new URLSearchParams(listedAt(new URL(path, 'https://x.test'))), wednesday).filter
    expect(listedIn('/mytasks?is=late&who=nobody')).toEqual({ isMine: true, isOverdue: true })
    expect(listedIn('/activerecords?who=nobody')).toEqual({ assignee: { isNull: true } })
  })

  test('of each built-in view says what its name says', () => {
    const filters = builtIn.map(({ name, search }) => [name, variables(search).filter])
    expect(Object.fromEntries(filters)).toEqual({
      All: {},
      Mine: { isMine: true, isOpen: true },
      Late: { isOverdue: true },
      Unassigned: { assignee: { isNull: true }, isOpen: true },
      Escalated: { isOpen: true, isEscalated: true },
      'Completed this week': { state: { in: ['COMPLETE'] }, ...completed(16, 23) },
    })
  })
})

describe('the columns', () => {
  test('are the usual ones where the address says nothing that there is', () => {
    for (const text of ['', 'columns=', 'columns=constructor,x:1']) expect(columnsIn(at(text))).toEqual(usualColumns)
    expect(columnsParam(usualColumns)).toBe('')
  })

  test('keep their order and widths in the address', () => {
    const columns = columnsIn(at('columns=due:200,title,due:90,number:5,state:99999'))
    expect(columns).toEqual([
      { name: 'due', width: 90 },
      { name: 'title', width: 340 },
      { name: 'number', width: 60 },
      { name: 'state', width: 800 },
    ])
    expect(columnsIn(at(`columns=${columnsParam(columns)}`))).toEqual(columns)
  })

  test('move and grow within bounds', () => {
    const columns = columnsIn(at('columns=number,title,due'))
    expect(moved(columns, 'number', 1).map(({ name }) => name)).toEqual(['title', 'number', 'due'])
    expect(moved(columns, 'due', 1)).toBe(columns)
    expect(moved(columns, 'number', -1)).toBe(columns)
    expect(withWidth(columns, 'due', 10)[2]).toEqual({ name: 'due', width: 60 })
  })
})

describe('the lines', () => {
  const groups = [
    { key: 'a', label: 'A', count: 3 },
    { key: 'b', label: 'B', count: 2 },
    { key: 'c', label: 'C', count: 1 },
  ]
  const all = (closed: string[]) => {
    const layout = layoutOf(6, groups, new Set(closed))
    return Array.from({ length: layout.lines }, (_, line) => {
      const { group, offset } = layout.at(line)
      if (offset !== undefined) expect(layout.lineOf(offset)).toBe(line)
      return group?.key ?? offset
    })
  }

  test('without groups are the records', () => {
    const layout = layoutOf(200_000, [], new Set())
    expect([layout.lines, layout.at(123_456), layout.lineOf(199_999), layout.lineOf(200_000)]).toEqual([
      200_000,
      { offset: 123_456 },
      199_999,
      undefined,
    ])
  })

  test('with groups have a heading before each', () => expect(all([])).toEqual(['a', 0, 1, 2, 'b', 3, 4, 'c', 5]))
  test('of a closed group are its heading alone', () => expect(all(['b'])).toEqual(['a', 0, 1, 2, 'b', 'c', 5]))
  test('of all closed are headings', () => expect(all(['a', 'b', 'c'])).toEqual(['a', 'b', 'c']))
  test('of a record in a closed group there is none', () =>
    expect(layoutOf(6, groups, new Set(['b'])).lineOf(4)).toBeUndefined())
})

describe('the selection', () => {
  test('grows and shrinks', () => {
    const some = withIds(toggled(nothing, 'AR-1'), ['AR-2', 'AR-3'], true)
    expect([...some.ids]).toEqual(['AR-1', 'AR-2', 'AR-3'])
    expect(isSelected(toggled(some, 'AR-2'), 'AR-2')).toBe(false)
    expect(countOf(some, 10)).toBe(3)
  })

  test('of all is all but some', () => {
    const but = withIds(everything, ['AR-4', 'AR-5'], false)
    expect([
      isSelected(but, 'AR-4'),
      isSelected(but, 'AR-6'),
      countOf(but, 10),
      countOf(toggled(but, 'AR-4'), 10),
    ]).toEqual([false, true, 8, 9])
  })
})

describe('the rows behind a number of a report', () => {
  const rows = (by: Parameters<typeof rowsOf>[1], group: object) =>
    rowsOf(at('is=late&by=x&state=QUEUED'), by, { state: null, commonId: null, ...group })

  test.each([
    ['state', { state: 'STARTED' }, 'state=STARTED&is=late'],
    ['assignee', { commonId: 'User:1' }, 'state=QUEUED&who=User%3A1&is=late'],
    ['assignee', {}, 'state=QUEUED&who=nobody&is=late'],
    ['priority', { commonId: '0' }, 'priority=0&state=QUEUED&is=late'],
  ] as const)('by %s of %o are those that it counts', (by, group, search) => {
    const sorted = (text: string) => Object.fromEntries(new URLSearchParams(text))
    expect(sorted(rows(by, group))).toEqual(sorted(search))
  })

  test('stand in the grouped list, where no condition says exactly this', () => {
    expect(rowsOf(at('is=late&by=due'), 'due', { state: null, commonId: null })).toBe('is=late&by=due')
  })
})
