import { limitReached } from '../metrics/limitReached.ts'
import { HttpError } from './body.ts'

/** Lets so many do their work at once and so many wait for their turn, in the order in which they came. */
export class Turns {
  private readonly waiting: (() => void)[] = []
  private free: number
  private readonly most: number

  constructor(atOnce: number, waiting: number) {
    this.free = atOnce
    this.most = waiting
  }

  /** Throws 503 where too many wait already. Work that goes on at no cost may leave before its end. */
  async take<T>(work: (leave: () => void) => Promise<T>): Promise<T> {
    if (this.free) this.free--
    else {
      if (this.waiting.length >= this.most) {
        limitReached('requests')
        throw new HttpError('BUSY', 'Others are at it. Try again in a moment.', { 'retry-after': '5' })
      }
      await new Promise<void>((go) => void this.waiting.push(go))
    }
    let left = false
    const leave = () => {
      if (left) return
      left = true
      const next = this.waiting.shift()
      if (next) next()
      else this.free++
    }
    try {
      return await work(leave)
    } finally {
      leave()
    }
  }
}
