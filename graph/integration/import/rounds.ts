// What is asked of the database for many rows at once goes there by rounds: a round is all that they wait for as soon
// as none of them can go on, one statement after the other, what is alike in one. They write once none has more to
// read, so that what they make is in their order.

type Answer = (all: never[]) => Promise<readonly unknown[]>

interface Ask {
  row: number
  what: unknown
  resolve: (answer: never) => void
  reject: (error: unknown) => void
}

interface Alike {
  isWrite: boolean
  answer: Answer
  asks: Ask[]
}

export class Rounds {
  /** Whether the database has refused something; in a transaction it refuses everything from then on. */
  hasFailed = false
  private waiting = new Map<string, Alike>()
  private isUnderWay = false

  ask(key: string, isWrite: boolean, answer: Answer, asked: Pick<Ask, 'row' | 'what'>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const alike = this.waiting.get(key) ?? { isWrite, answer, asks: [] }
      alike.asks.push({ ...asked, resolve, reject })
      this.waiting.set(key, alike)
      this.arrange()
    })
  }

  /** Who can go on without the database has gone on once the event loop comes round. */
  private arrange() {
    if (this.isUnderWay || !this.waiting.size) return
    this.isUnderWay = true
    setImmediate(() => void this.go())
  }

  private async go() {
    for (const { answer, asks } of this.next()) {
      try {
        const answers = await answer(asks.map(({ what }) => what as never))
        for (const [i, { resolve }] of asks.entries()) resolve(answers[i] as never)
      } catch (error) {
        this.hasFailed = true
        for (const { reject } of asks) reject(error)
      }
    }
    this.isUnderWay = false
    this.arrange()
  }

  /** Takes what is next, in the order of the rows. */
  private next(): Alike[] {
    const all = [...this.waiting]
    const isWrite = all.every(([, alike]) => alike.isWrite)
    const taken = all.filter(([, alike]) => alike.isWrite === isWrite)
    for (const [key, { asks }] of taken) {
      this.waiting.delete(key)
      asks.sort((one, other) => one.row - other.row)
    }
    return taken.map(([, alike]) => alike).toSorted((one, other) => one.asks[0]!.row - other.asks[0]!.row)
  }
}

let singles = 0

/** One of the rows, for which something is asked. */
export class Asker {
  private readonly rounds: Rounds
  private readonly row: number

  constructor(rounds: Rounds, row: number) {
    this.rounds = rounds
    this.row = row
  }

  /** Reads together with what has the same key; as many answers as questions, in their order. */
  read = <What, Result>(key: string, what: What, answer: (all: What[]) => Promise<readonly Result[]>) =>
    this.rounds.ask(key, false, answer, { row: this.row, what }) as Promise<Result>

  /** Writes together with what has the same key. */
  write = <What, Result>(key: string, what: What, answer: (all: What[]) => Promise<readonly Result[]>) =>
    this.rounds.ask(key, true, answer, { row: this.row, what }) as Promise<Result>

  writeAlone = <Result>(work: () => PromiseLike<Result>): Promise<Result> =>
    this.write(`${singles++}`, null, async () => [await work()])

  /** Reads once for all who read the same. */
  readShared = <Result>(key: string, work: () => PromiseLike<Result>): Promise<Result> =>
    this.read(key, null, async (all) => {
      const answer = await work()
      return all.map(() => answer)
    })
}
