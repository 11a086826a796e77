// Ids of steps: in the order in which they were made, within a millisecond too.
import { expect, test } from 'vitest'
import { isUuid } from './node.ts'
import { newStepId } from './stepId.ts'

test('ids of one moment and of the next are in the order in which they were made', () => {
  const times = [5, 5, 5, 6, 6, 7].map((n) => new Date(1_790_000_000_000 + n))
  const ids = times.map(newStepId)
  expect(ids.every(isUuid)).toBe(true)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})
