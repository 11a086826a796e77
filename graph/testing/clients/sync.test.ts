import { expect, test } from 'vitest'
import { followChanges } from './followChanges.ts'

test('a copy is kept equal through 600 changes, a change of rights and a restart', { timeout: 120_000 }, async () => {
  expect(await followChanges(600)).toBeGreaterThan(30)
})
