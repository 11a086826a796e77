import fs from 'node:fs'
import { expect, test } from 'vitest'

// Vitest hands the module itself, not what stands in its place, to the second of two that ask for it from one file at
// the same moment: a test would wait for events that nobody tells.
test('the code of the stream is asked for in one place, and ahead', () => {
  const asking = fs
    .readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/__generated__|\.test\.|^testing\//.test(file))
    .filter((file) => /[^f] import\('[^']*eventStream\.ts'\)/.test(fs.readFileSync(`web/${file}`, 'utf8')))
  expect(asking.sort()).toEqual(['app/shell/fetchAhead.ts', 'kernel/relay/streamCode.ts'])
})
