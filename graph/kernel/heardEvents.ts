// What was heard lately, and a position in it that every process on the database knows: PostgreSQL tells all who listen
// the same in one order, so that the last life sign and the number of events after it are the same place everywhere.
import type { Channel } from './eventSource.ts'

export interface HeardEvent {
  channel: Channel
  event: unknown
}

/** So many are kept; whoever was away for longer reads anew. */
const most = 5_000

export class HeardEvents {
  private entries: (HeardEvent | string)[] = []
  private sign: string | undefined
  private afterSign = 0

  get position(): string | undefined {
    return this.sign && `${this.sign}+${this.afterSign}`
  }

  add(heard: HeardEvent) {
    this.entries.push(heard)
    this.afterSign++
    this.forgetOld()
  }

  mark(sign: string) {
    this.entries.push(sign)
    this.sign = sign
    this.afterSign = 0
    this.forgetOld()
  }

  /** Some may have been missed: no place before now is known. */
  clear() {
    this.entries = []
    this.sign = undefined
  }

  since(position: string): HeardEvent[] | undefined {
    const plus = position.lastIndexOf('+')
    const at = this.entries.lastIndexOf(position.slice(0, plus))
    const after = Number(position.slice(plus + 1))
    if (at < 0 || !Number.isInteger(after) || after < 0) return undefined
    return this.entries.slice(at + 1 + after).filter((entry) => typeof entry !== 'string')
  }

  private forgetOld() {
    if (this.entries.length >= 2 * most) this.entries = this.entries.slice(-most)
  }
}
