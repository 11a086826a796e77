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

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.free) this.free--
    else {
      if (this.waiting.length >= this.most) throw new HttpError(503, 'BUSY', 'Others are at it. Try again in a moment.', { 'retry-after': '5' })
      await new Promise<void>((go) => void this.waiting.push(go))
    }
    try {
      return await work()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.free++
    }
  }
}
