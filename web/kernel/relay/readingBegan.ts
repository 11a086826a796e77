// Where this page began to read: how far the server had heard of changes as it took the first calls. By that the stream
// can say whether something was missed until it stood; what was read later has missed no more.

let underWay = 0
let isOver = false
const positions: (string | null)[] = []

/** A call is sent; what answers is to be told of the position that came with the answer. */
export function beginCall(): (position: string | null) => void {
  // What is sent once an answer is there is read later than that one.
  if (isOver) return () => {}
  underWay++
  return (position) => {
    underWay--
    isOver = true
    positions.push(position)
  }
}

/** The positions of the first calls; undefined while one of them has no answer, or where one came without. */
export const readingBegan = (): string | undefined =>
  positions.length && !underWay && !positions.includes(null) ? [...new Set(positions)].join(',') : undefined
