/** How many letters must be added, removed or changed to make one of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (const [i, letter] of a.split('').entries()) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++)
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (letter === b[j] ? 0 : 1)))
    row = next
  }
  return row.at(-1)!
}

/** The name that was probably meant; undefined where none is close. */
export function nearest(typed: string, names: readonly string[]): string | undefined {
  const [best] = names.map((name) => ({ name, away: distance(typed, name) })).toSorted((a, b) => a.away - b.away)
  return best && best.away <= Math.max(1, Math.floor(best.name.length / 4)) ? best.name : undefined
}
