// Processes read one log at different times, while transactions end in another order than they began.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HeardEvents } from './heardEvents.ts'
import { allBefore, firstRunning, isSeen, type Snapshot } from './snapshot.ts'

/** A log of transactions that each tell one event, which has the number of its transaction. */
class Log {
  private next = 1
  private readonly running: number[] = []
  private readonly over: number[] = []

  begin() {
    this.running.push(this.next++)
  }

  commit(nth: number) {
    this.over.push(...this.running.splice(nth % (this.running.length || 1), 1))
  }

  get seen(): Snapshot {
    return { xmax: this.next, running: [...this.running] }
  }

  newTo(seen: Snapshot): number[] {
    return this.over.filter((xid) => !isSeen(seen, xid))
  }
}

const eventOf = (xid: number) => ({ channel: 'action' as const, event: xid, xid })
const sorted = (xids: number[]) => xids.toSorted((a, b) => a - b)

/** A process that began to read a log, with all that the log had. */
class Reader {
  readonly events = new HeardEvents()
  private readonly log: Log
  seen: Snapshot

  constructor(log: Log, name = 'log') {
    this.log = log
    this.seen = log.seen
    const heard = log.newTo(allBefore(0)).map(eventOf)
    const forgotten = allBefore(Math.min(...heard.map(({ xid }) => xid), firstRunning(this.seen)))
    this.events.begin(name, forgotten, { heard, seen: this.seen })
  }

  read() {
    const heard = this.log.newTo(this.seen).map(eventOf)
    this.events.add({ heard, seen: (this.seen = this.log.seen) })
  }

  since(position: string) {
    const heard = this.events.since(position)
    return heard && sorted(heard.map(({ xid }) => xid))
  }
}

const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('begin' as const), nth: fc.nat(3) }),
    fc.record({ do: fc.constant('commit' as const), nth: fc.nat(9) }),
    fc.record({ do: fc.constant('read' as const), nth: fc.nat(1) }),
    fc.record({ do: fc.constant('note' as const), nth: fc.nat(1) }),
  ),
  { maxLength: 60 },
)

describe('what was heard since a position', () => {
  test('is, in any process, all that it has read and that could not be seen there', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const log = new Log()
        const readers = [new Reader(log), new Reader(log)]
        const noted: { position: string; seen: Snapshot }[] = []
        for (const step of all) {
          const reader = readers[step.nth % 2]!
          if (step.do === 'begin') log.begin()
          else if (step.do === 'commit') log.commit(step.nth)
          else if (step.do === 'read') reader.read()
          else noted.push({ position: reader.events.position!, seen: reader.seen })
        }
        for (const reader of readers) {
          const read = log.newTo(allBefore(0)).filter((xid) => isSeen(reader.seen, xid))
          for (const { position, seen } of noted)
            expect(reader.since(position)).toEqual(sorted(read.filter((xid) => !isSeen(seen, xid))))
        }
      }),
    )
  })

  test('is known to a process that began later', () => {
    const log = new Log()
    const early = new Reader(log)
    const { position } = early.events
    for (let n = 0; n < 3; n++) log.begin()
    log.commit(1)
    expect(new Reader(log).since(position!)).toEqual([2])
  })

  test('is not known of another log', () => {
    const log = new Log()
    expect(new Reader(log).since(new Reader(log, 'other').events.position!)).toBeUndefined()
  })

  test('is not known where what ran then may have told something since that was forgotten', () => {
    const log = new Log()
    const reader = new Reader(log)
    for (let n = 0; n < 5_002; n++) log.begin()
    reader.read()
    const { position } = reader.events
    log.commit(0)
    reader.read()
    expect(reader.since(position!)).toEqual([1])
    for (let n = 0; n < 5_000; n++) log.commit(0)
    reader.read()
    expect(reader.since(position!)).toBeUndefined()
    expect(reader.since(reader.events.position!)).toEqual([])
  })

  test('is known of as many as are kept, from the oldest reading that still is', () => {
    const log = new Log()
    const reader = new Reader(log)
    const positions = Array.from({ length: 7 }, () => {
      for (let n = 0; n < 1_000; n++) log.begin()
      for (let n = 0; n < 1_000; n++) log.commit(0)
      reader.read()
      return reader.events.position!
    })
    expect(positions.map((position) => reader.since(position)?.length)).toEqual([
      undefined,
      5_000,
      4_000,
      3_000,
      2_000,
      1_000,
      0,
    ])
  })

  test('has no position before something was read', () => {
    expect(new HeardEvents().position).toBeUndefined()
  })
})
