import { quotaSentence } from '../quota/quotaReached.ts'
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
    const used = this.taken.get(userId) ?? 0
    if (used >= this.most) {
      const reached = { kind: 'STREAMS', scope: 'person', used, most: this.most } as const
      throw new HttpError('RATE_LIMIT', String(quotaSentence(reached)), { 'retry-after': '5' })
    }
    this.taken.set(userId, used + 1)
    return () => {
      const left = (this.taken.get(userId) ?? 1) - 1
      if (left) this.taken.set(userId, left)
      else this.taken.delete(userId)
    }
  }
}
