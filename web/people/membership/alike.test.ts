import { expect, test } from 'vitest'
import { alike } from './alike.ts'

const permission = (purpose: string, beforeText: string, afterText: string) => ({
  purpose,
  beforeText,
  afterText,
  isChanged: beforeText !== afterText,
})

test('who gains the same stands together, and what changes alike in one row', () => {
  const gains = {
    permissions: [
      permission('see', 'Their own', 'Yard'),
      permission('work', 'Their own', 'Yard'),
      permission('edit', 'Yard', 'Yard'),
    ],
  }
  const found = alike([gains, { problem: 'No', permissions: [] }, gains], [{ name: 'A' }, { name: 'B' }, { name: 'C' }])
  expect(found).toEqual([
    { names: ['A', 'C'], problem: null, changes: [{ before: 'Their own', after: 'Yard', purposes: ['see', 'work'] }] },
    { names: ['B'], problem: 'No', changes: [] },
  ])
})
