import { describe, expect, test } from 'vitest'
import { narrowed, practiceFilter, type Filtered } from './practiceSearch.ts'
import { nextCell } from './roving.ts'

const practice = (id: string, more: Partial<Filtered> = {}): Filtered => ({
  id,
  area: 'Maintenance',
  function: 'Parts',
  feature: id,
  description: '',
  requirement: 'OPTIONAL',
  status: null,
  isGap: false,
  offersInPlace: false,
  standardSolutions: [],
  ...more,
})

const ids = (practices: Filtered[], search: string) =>
  narrowed(practices, practiceFilter(new URLSearchParams(search))).map(({ id }) => id)

describe('practices', () => {
  const all = [
    practice('in place', { status: 'IN_PLACE' }),
    practice('no answer'),
    practice('optional gap', { status: 'PARTIAL', isGap: true }),
    practice('required gap', { status: 'NOT_STARTED', isGap: true, requirement: 'REQUIRED', offersInPlace: true }),
    practice('elsewhere', { area: 'Procurement', function: 'Buying', standardSolutions: [{ name: 'Fuel cards' }] }),
  ]

  test('come function by function, required gaps first, then what has no answer', () => {
    expect(ids(all, '')).toEqual(['required gap', 'optional gap', 'no answer', 'in place', 'elsewhere'])
  })

  test.each([
    ['area=Procurement', ['elsewhere']],
    ['level=REQUIRED', ['required gap']],
    ['show=gaps', ['required gap', 'optional gap']],
    ['show=answered', ['required gap', 'optional gap', 'in place']],
    ['show=unanswered', ['no answer', 'elsewhere']],
    ['show=done', ['in place']],
    ['show=offered', ['required gap']],
    ['show=nonsense&text=GAP%20req', ['required gap']],
    ['text=fuel', ['elsewhere']],
  ])('are narrowed by %s', (search, expected) => expect(ids(all, search)).toEqual(expected))
})

test('arrow keys lead from cell to cell, and to the nearest of another row', () => {
  document.body.innerHTML = `<ul>
    <li data-row="a"><button data-cell="0"></button><button data-cell="5"></button><button data-cell="8"></button></li>
    <li data-row="b"><button data-cell="0"></button><button data-cell="5"></button></li></ul>`
  const list = document.querySelector('ul')!
  const at = (row: string, cell: number) => list.querySelector<HTMLElement>(`[data-row=${row}] [data-cell="${cell}"]`)!
  expect(nextCell('ArrowRight', list, at('a', 0))).toBe(at('a', 5))
  expect(nextCell('End', list, at('a', 0))).toBe(at('a', 8))
  expect(nextCell('ArrowDown', list, at('a', 8))).toBe(at('b', 5))
  expect(nextCell('ArrowUp', list, at('b', 0))).toBe(at('a', 0))
  expect(nextCell('ArrowDown', list, at('b', 0))).toBeUndefined()
  expect(nextCell('x', list, at('b', 0))).toBeUndefined()
})
