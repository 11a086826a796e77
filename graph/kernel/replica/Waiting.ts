export class GaveUp extends Error {
  override name = 'GaveUp'
}

/** Those who wait for an answer that may never come, until somebody says that it does not. */
export class Waiting {
  private readonly ends = new Set<(reason: GaveUp) => void>()

  /** The answer; throws GaveUp where it is not waited for any more. */
  for<T>(answer: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.ends.add(reject)
      answer.then(resolve, reject).finally(() => this.ends.delete(reject))
    })
  }

  giveUp() {
    for (const end of this.ends) end(new GaveUp())
  }
}
