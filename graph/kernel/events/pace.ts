/** When to look again: when woken, and by the clock where nobody does it; never without a breath in between. */
export class Pace {
  private isWoken = false
  private resume = () => {}
  private readonly breath: number
  private readonly longest: number

  /** Both in milliseconds. */
  constructor({ breath, longest }: { breath: number; longest: number }) {
    this.breath = breath
    this.longest = longest
  }

  wake() {
    this.isWoken = true
    this.resume()
  }

  async next(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, this.breath))
    if (!this.isWoken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, this.longest)
        this.resume = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    this.isWoken = false
  }
}
