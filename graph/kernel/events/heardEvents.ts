// What was heard lately, and a position in it that every process on the database knows: what could be seen when it was
// last read.
import type { Channel } from './eventSource.ts'
import { hasSeenAll, isSeen, readPosition, writePosition, type Snapshot } from './snapshot.ts'

export interface HeardEvent {
  channel: Channel
  event: unknown
  /** The transaction that told it. */
  xid: number
}

interface Reading {
  heard: HeardEvent[]
  /** What was seen with it. */
  seen: Snapshot
}

/** So many are kept; whoever was away for longer reads anew. */
const most = 5_000

export class HeardEvents {
  private log = ''
  private readings: Reading[] = []
  private kept = 0
  /** What may be forgotten: of what came after it nothing is. */
  private forgotten: Snapshot | undefined
  private written: string | undefined

  /** Begins anew with what a log still has. */
  begin(log: string, forgotten: Snapshot, first: Reading) {
    this.log = log
    this.forgotten = forgotten
    this.readings = []
    this.kept = 0
    this.add(first)
  }

  add(reading: Reading) {
    this.kept += reading.heard.length
    this.written = undefined
    const last = this.readings.at(-1)
    // Most readings find nothing new.
    if (last && !reading.heard.length) last.seen = reading.seen
    else this.readings.push(reading)
    while (this.kept > most && this.readings.length > 1) {
      const oldest = this.readings.shift()!
      this.kept -= oldest.heard.length
      this.forgotten = oldest.seen
    }
  }

  /** What has been seen; undefined before the beginning. */
  get seen(): Snapshot | undefined {
    return this.readings.at(-1)?.seen
  }

  get position(): string | undefined {
    return (this.written ??= this.seen && writePosition(this.log, this.seen))
  }

  /** What was heard since a position, in its order; undefined where that is not known any more. */
  since(position: string): HeardEvent[] | undefined {
    const seen = readPosition(this.log, position)
    if (!seen || !this.forgotten || !hasSeenAll(seen, this.forgotten)) return undefined
    const first = this.readings.findLastIndex((reading) => hasSeenAll(seen, reading.seen)) + 1
    return this.readings.slice(first).flatMap(({ heard }) => heard.filter(({ xid }) => !isSeen(seen, xid)))
  }
}
