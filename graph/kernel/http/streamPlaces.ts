import { limitReached } from '../metrics/limitReached.ts'
import { HttpError } from './body.ts'

/**
 * How many streams of events a person has open: a page that forgets to close them does not take them from everybody.
 */
export class StreamPlaces {
  private readonly taken = new Map<string, number>()
  private readonly most: number

  constructor(most: number) {
    this.most = most
  }

  /** Answers with what gives the place back; throws 429 where there is none. */
  take(userId: string): () => void {
    const before = this.taken.get(userId) ?? 0
    if (before >= this.most) {
      limitReached('streams')
      throw new HttpError('RATE_LIMIT', `You have ${this.most} event streams open. Close one of them first.`, {
        'retry-after': '5',
      })
    }
    this.taken.set(userId, before + 1)
    return () => {
      const left = (this.taken.get(userId) ?? 1) - 1
      if (left) this.taken.set(userId, left)
      else this.taken.delete(userId)
    }
  }
}
