import { expect, test } from 'vitest'
import { ownModule } from '../../testing/ownModule.ts'

const own: typeof import('./registry.ts') = await import(ownModule(import.meta, './registry.ts'))
const { counter, gauge, histogram, writeMetrics } = own

const linesOf = async (name: string) => (await writeMetrics()).split('\n').filter((line) => line.includes(name))

test('a counter is written with its labels, escaped', async () => {
  const counted = counter('opsgraph_test_letters_total', 'Letters.', ['kind', 'of'])
  counted.of('a', 'say "no"\n').add()
  counted.of('a', 'say "no"\n').add(2)
  counted.of('b', '\\').add()
  expect(await linesOf('opsgraph_test_letters_total')).toEqual([
    '# HELP opsgraph_test_letters_total Letters.',
    '# TYPE opsgraph_test_letters_total counter',
    'opsgraph_test_letters_total{kind="a",of="say \\"no\\"\\n"} 3',
    'opsgraph_test_letters_total{kind="b",of="\\\\"} 1',
  ])
})

test('a counter without labels is there before anything was counted', async () => {
  counter('opsgraph_test_none_total', 'None.')
  expect((await linesOf('opsgraph_test_none_total')).at(-1)).toBe('opsgraph_test_none_total 0')
})

test('the buckets of a histogram hold all that is below them; a bound belongs to its own', async () => {
  const times = histogram('opsgraph_test_times_seconds', 'Times.', ['door'], [0.1, 1])
  for (const value of [0.05, 0.1, 0.5, 1, 7]) times.of('x').observe(value)
  expect((await linesOf('opsgraph_test_times_seconds')).slice(2)).toEqual([
    'opsgraph_test_times_seconds_bucket{door="x",le="0.1"} 2',
    'opsgraph_test_times_seconds_bucket{door="x",le="1"} 4',
    'opsgraph_test_times_seconds_bucket{door="x",le="+Inf"} 5',
    'opsgraph_test_times_seconds_sum{door="x"} 8.65',
    'opsgraph_test_times_seconds_count{door="x"} 5',
  ])
})

test('a gauge that can not be read keeps no other from being read', async () => {
  gauge('opsgraph_test_broken', 'Broken.', [], () => Promise.reject(new Error('away')))
  gauge('opsgraph_test_whole', 'Whole.', ['of'], () => [[7, 'x']])
  expect(await linesOf('opsgraph_test_broken')).toHaveLength(2)
  expect((await linesOf('opsgraph_test_whole')).at(-1)).toBe('opsgraph_test_whole{of="x"} 7')
})
