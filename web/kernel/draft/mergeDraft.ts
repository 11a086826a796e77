// A draft of a record that was saved since: what only one of the two has changed is merged, what both have is a
// conflict.

/** What both have changed, by its way in the part. */
export interface Clash {
  readonly path: readonly string[]
  readonly mine: unknown
  readonly current: unknown
}

type Plain = Readonly<Record<string, unknown>>

/** A group of fields; what has an id was picked as a whole. */
export const isGroup = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('id' in value)

/** Whether two values are the same once they were kept: undefined is as good as absent. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  // How something was read is not kept.
  return [...keys].every((key) => key.startsWith('__') || isSame((a as Plain)[key], (b as Plain)[key]))
}

/** One's own values upon those of now; `base` is what one's own began with. */
export function mergeDraft(
  base: unknown,
  mine: unknown,
  current: unknown,
  path: readonly string[] = [],
): { value: unknown; clashes: readonly Clash[] } {
  if (isSame(mine, base)) return { value: current, clashes: [] }
  if (isSame(current, base) || isSame(mine, current)) return { value: mine, clashes: [] }
  if (!isGroup(base) || !isGroup(mine) || !isGroup(current)) return { value: mine, clashes: [{ path, mine, current }] }
  const keys = [...new Set([...Object.keys(current), ...Object.keys(mine)])]
  const merged = keys.map((key) => [key, mergeDraft(base[key], mine[key], current[key], [...path, key])] as const)
  return {
    value: Object.fromEntries(merged.map(([key, { value }]) => [key, value])),
    clashes: merged.flatMap(([, { clashes }]) => clashes),
  }
}

/** A value with another one at a way in it. */
export function withAt(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other
  return { ...(value as Plain), [key]: withAt((value as Plain)[key], rest, other) }
}
