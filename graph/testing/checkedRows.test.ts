// What is said of a statement's rows and is not so is found.
import { describe, expect, test } from 'vitest'
import { projectFile } from '../../prisma/project.ts'
import { problemsOf } from './checkedRows.ts'
import { claimAt } from './rowClaims.ts'

const [bool, int8, int4, text, timestamptz, numeric, json, texts] = [16, 20, 23, 25, 1184, 1700, 114, 1009]

const fieldsOf = (columns: Record<string, number>) =>
  Object.entries(columns).map(([name, dataTypeID]) => ({ name, dataTypeID }))
const kind = (...kinds: string[]) => ({ type: { kinds: new Set(kinds) } })

describe('of a row by the places of its columns', () => {
  const claim = { columns: [kind('number'), kind('string')], isByName: false }
  const found = (columns: Record<string, number>, rows: unknown[][] = []) =>
    problemsOf(claim, fieldsOf(columns), rows, false)

  test.each<[string, Record<string, number>, unknown[][], string[]]>([
    ['nothing, where it fits', { a: int8, b: timestamptz }, [[1, 'x']], []],
    ['another type', { a: text, b: text }, [], ['column 1 is said to be number, and is string']],
    ['a decimal, which is read as text', { a: numeric, b: text }, [], ['column 1 is said to be number, and is string']],
    [
      'a null that is not said',
      { a: int4, b: text },
      [
        [1, 'x'],
        [2, null],
      ],
      ['column 2 is said to be string, and was null'],
    ],
    ['a column that is not there', { a: int4 }, [], ['column 2 is not among its columns']],
    ['a column that is not said', { a: int4, b: text, c: bool }, [], ['it has 3 columns, and 2 are said']],
    ['json, which may be anything', { a: json, b: text }, [], []],
  ])('%s', (_what, columns, rows, problems) => {
    expect(found(columns, rows)).toEqual(problems)
  })

  test('what an array holds', () => {
    const items = { kinds: new Set(['number']) }
    const held = { columns: [{ type: { kinds: new Set(['array']), items } }], isByName: false }
    expect(problemsOf(held, fieldsOf({ a: texts }), [], false)).toEqual([
      'column 1 is said to hold number, and holds string',
    ])
  })
})

test('of a row of Prisma by the names of its columns, as Prisma reads them', () => {
  const claim = {
    columns: [
      { name: 'n', ...kind('number') },
      { name: 'at', ...kind('string') },
    ],
    isByName: true,
  }
  expect(problemsOf(claim, fieldsOf({ at: timestamptz, n: int8, more: int4 }), [], true)).toEqual([
    'n is said to be number, and is bigint',
    'at is said to be string, and is Date',
  ])
})

test('a claim is read from the call, through names of types of other files', () => {
  const file = projectFile('graph/performance/observation/readSeries.ts')
  const lines = 400
  const claim = Array.from({ length: lines }, (_, i) => claimAt(file, i + 1)).find(Boolean)!
  expect(claim.columns.map(({ type }) => [...type.kinds])).toEqual([
    ['number'],
    ['string', 'null'],
    ['number'],
    ['number'],
    ['number', 'null'],
    ['number', 'null'],
    ['boolean'],
  ])
})
