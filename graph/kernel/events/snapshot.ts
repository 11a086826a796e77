// What a reader has seen: which transactions were over when it read. Those that ended since are what is new to it,
// however long ago they began.

export interface Snapshot {
  /** Those that began from here on were not over. */
  xmax: number
  /** Those before that were not over either. */
  running: readonly number[]
}

/** As PostgreSQL writes it: xmin:xmax:running,running. */
export function parseSnapshot(text: string): Snapshot {
  const [, xmax, running] = text.split(':')
  return { xmax: Number(xmax), running: running ? running.split(',').map(Number) : [] }
}

/** All before one transaction. */
export const allBefore = (xid: number): Snapshot => ({ xmax: xid, running: [] })

/** The first that was not over. */
export const firstRunning = ({ xmax, running }: Snapshot): number => Math.min(xmax, ...running)

export const isSeen = ({ xmax, running }: Snapshot, xid: number): boolean => xid < xmax && !running.includes(xid)

/** Whether whoever had seen the one has seen all of the other. */
export const hasSeenAll = (one: Snapshot, other: Snapshot): boolean =>
  one.xmax >= other.xmax && !one.running.some((xid) => isSeen(other, xid))

/** Short, and without the commas that part several in a header. */
export const writePosition = (log: string, { xmax, running }: Snapshot): string =>
  `${log}:${xmax.toString(36)}:${running.map((xid) => (xmax - xid).toString(36)).join('.')}`

/** Undefined for what is none, or is of another log: of another database, or of one that was restored. */
export function readPosition(log: string, text: string): Snapshot | undefined {
  const [, ofLog, end, offsets] =
    /^([^:]*):([0-9a-z]{1,10}):((?:[0-9a-z]{1,10}(?:\.[0-9a-z]{1,10})*)?)$/.exec(text) ?? []
  if (ofLog !== log || end === undefined) return undefined
  const xmax = parseInt(end, 36)
  return { xmax, running: offsets ? offsets.split('.').map((offset) => xmax - parseInt(offset, 36)) : [] }
}
