import { counter } from './registry.ts'

const uses = counter('opsgraph_cache_uses_total', 'Look-ups in caches of the process, and whether they were there.', [
  'cache',
  'result',
])

/** Counts the look-ups of a cache. */
export function cacheUse(cache: string): (isThere: boolean) => void {
  const hits = uses.of(cache, 'hit')
  const misses = uses.of(cache, 'miss')
  return (isThere) => (isThere ? hits : misses).add()
}
