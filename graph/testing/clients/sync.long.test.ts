import { expect, test } from 'vitest'
import { followChanges } from './followChanges.ts'

test(
  'a copy is kept equal through 10,000 changes, a change of rights and a restart',
  { timeout: 600_000 },
  async () => {
    expect(await followChanges(10_000)).toBeGreaterThan(100)
  },
)
