// Where this page began to read: how far the server had heard of changes as it took the first calls. By that the stream
// can say whether something was missed until it stood; what was read later has missed no more.

/** How long a stream is held back for the answers of the first calls, in milliseconds. */
const longestHeld = 10_000

let underWay = 0
let isOver = false
const positions: (string | null)[] = []
const waiting = new Set<() => void>()

/** A call is sent; what answers is to be told of the position that came with the answer. */
export function beginCall(): (position: string | null) => void {
  // What is sent once an answer is there is read later than that one.
  if (isOver) return () => {}
  underWay++
  return (position) => {
    underWay--
    isOver = true
    positions.push(position)
    if (!underWay) for (const go of waiting) go()
  }
}

/** Waits for the answers of the first calls: a stream that is opened before can't ask what was missed. */
export async function firstCallsAnswered(): Promise<void> {
  if (!underWay) return
  let timer: ReturnType<typeof setTimeout> | undefined
  await new Promise<void>((resolve) => {
    waiting.add(resolve)
    timer = setTimeout(resolve, longestHeld)
  })
  clearTimeout(timer)
}

/** The positions of the first calls; undefined while one of them has no answer, or where one came without. */
export const readingBegan = (): string | undefined =>
  positions.length && !underWay && !positions.includes(null) ? [...new Set(positions)].join(',') : undefined
