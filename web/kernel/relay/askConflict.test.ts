import { expect, test } from 'vitest'
import { askConflict, onConflict } from './askConflict.ts'

test('what differs before anything can ask of it is asked of when that has come', async () => {
  const choice = askConflict({ message: 'Somebody was faster.', version: 2, differences: [] })
  const stop = onConflict(({ version }) => Promise.resolve(version === 2 ? 'MINE' : 'THEIRS'))
  expect(await choice).toBe('MINE')
  stop()
})
