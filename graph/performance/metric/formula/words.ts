// Which words mean something in a formula, or would to mathjs, and are therefore no names of data points.
import { functionNames } from './Expression.ts'

/** Sets, not objects: of an object `constructor` is a member too. */
export const functions: ReadonlySet<string> = new Set(functionNames)

const others =
  'mod to in and or not xor end if true false null undefined this e i pi tau phi infinity nan constructor prototype function import eval'

export const reserved: ReadonlySet<string> = new Set([...functionNames, ...others.split(' ')])

/** The name that was probably meant: the nearest one, where it is near. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  let best: { name: string; distance: number } | undefined
  for (const other of known) {
    const distance = distanceOf(name.toLowerCase(), other)
    if (distance <= Math.max(2, other.length / 3) && distance < (best?.distance ?? Infinity))
      best = { name: other, distance }
  }
  return best?.name
}

/** How many characters one has to add, leave out or change (Levenshtein). */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)))
    }
    row = next
  }
  return row[other.length]!
}
