// A stopwatch by element, as marks in time: it does not count, so it does not drift, and a reload takes nothing from
// it.

/** A cycle that is to be sent, under a key of its own so that it is never there twice. */
interface Unsent {
  key: string
  /** One an element; null for those that the cycle ended before. */
  seconds: (number | null)[]
  marks: number[]
}

export interface Watch {
  /** When the cycle began, and when each element of it ended, in milliseconds; empty while none runs. */
  marks: number[]
  unsent: Unsent[]
  /** The last cycle that was sent from here, which can be taken back. */
  last?: { cycle: number; marks: number[] }
}

export const still: Watch = { marks: [], unsent: [] }

export const isRunning = ({ marks }: Watch): boolean => marks.length > 0

/** Which element runs, from 0. */
export const current = ({ marks }: Watch): number => marks.length - 1

const secondsIn = (marks: readonly number[]): number[] => marks.slice(1).map((mark, i) => (mark - marks[i]!) / 1000)

/** How long the elements took that are over. */
export const laps = ({ marks }: Watch): number[] => secondsIn(marks)

/** How long the present element runs, and the whole cycle. */
export const elapsed = ({ marks }: Watch, now: number) => ({
  element: Math.max(0, now - (marks.at(-1) ?? now)) / 1000,
  cycle: Math.max(0, now - (marks[0] ?? now)) / 1000,
})

/** The next step: begins a cycle, ends an element; with the last of them the cycle is to be sent. */
export function next(watch: Watch, elements: number, now: number, key: string): Watch {
  const marks = [...watch.marks, Math.max(now, (watch.marks.at(-1) ?? now) + (watch.marks.length ? 1 : 0))]
  return marks.length > elements ? finished({ ...watch, marks }, elements, key) : { ...watch, marks }
}

/** Ends the cycle before its last element: those that are over count, the present one and the rest have no time. */
export const endEarly = (watch: Watch, elements: number, key: string): Watch =>
  watch.marks.length > 1 ? finished(watch, elements, key) : { ...watch, marks: [] }

function finished(watch: Watch, elements: number, key: string): Watch {
  const times = secondsIn(watch.marks)
  const seconds = Array.from({ length: elements }, (_none, i) => times[i] ?? null)
  return { ...watch, marks: [], unsent: [...watch.unsent, { key, seconds, marks: watch.marks }] }
}

/** What undoing takes back: the last mark of this cycle, the start of it, or a cycle that was sent; nothing else. */
export function undone(watch: Watch): { watch: Watch; takeBack?: number } | undefined {
  if (watch.marks.length) return { watch: { ...watch, marks: watch.marks.slice(0, -1) } }
  if (watch.unsent.length || !watch.last) return undefined
  const { cycle, marks } = watch.last
  return { watch: { ...watch, marks: marks.slice(0, -1), last: undefined }, takeBack: cycle }
}

/** The first cycle that waits has arrived under this number. */
export function sent(watch: Watch, key: string, cycle: number): Watch {
  const arrived = watch.unsent.find((one) => one.key === key)
  return arrived
    ? { ...watch, unsent: watch.unsent.filter((one) => one !== arrived), last: { cycle, marks: arrived.marks } }
    : watch
}

export const dropped = (watch: Watch, key: string): Watch => ({
  ...watch,
  unsent: watch.unsent.filter((one) => one.key !== key),
})
