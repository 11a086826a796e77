import type { ExecutionResult } from 'graphql'
import type { Ending } from '../kernel/subscription/hub.ts'

/** What somebody who listens hears. */
export class Stream<Data> {
  ended = false
  how: Ending | undefined
  /** Ends the listening; whatever has not been heard by then is not. */
  stop = () => {}
  private readonly heard: ExecutionResult[] = []
  private wake = () => {}

  tell = (answer: ExecutionResult) => {
    this.heard.push(answer)
    this.wake()
  }

  end = (how: Ending) => {
    this.ended = true
    this.how = how
    this.wake()
  }

  /** The next answer's data; null where the stream ends, or none comes within a time that is given. */
  async next(milliseconds?: number): Promise<Data | null> {
    if (!this.heard.length && !this.ended) {
      await new Promise<void>((resolve) => {
        this.wake = resolve
        if (milliseconds !== undefined) setTimeout(resolve, milliseconds)
      })
    }
    const answer = this.heard.shift()
    if (answer?.errors?.[0]) throw answer.errors[0]
    return (answer?.data as Data | undefined) ?? null
  }
}
