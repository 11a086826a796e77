import type { Payload, Transaction } from '../../kernel/mutation.ts'
import { writerOf, type WriteDrafts, type Writer } from '../../kernel/writer.ts'

interface Waiting {
  row: number
  draft: unknown
  resolve: (payload: never) => void
  reject: (error: unknown) => void
}

/**
 * What the rows of a portion write: once each of them waits to write or needs nothing more, in the order of the rows,
 * what one operation writes at once.
 */
export class RowWrites {
  /** Whether something was refused; a transaction of which the database refused anything refuses all from then on. */
  hasFailed = false
  private readonly transaction: Transaction
  private readonly waiting = new Map<WriteDrafts<never, Payload>, Waiting[]>()
  private underWay: number

  constructor(transaction: Transaction, rows: number) {
    this.transaction = transaction
    this.underWay = rows
  }

  writerOf(row: number): Writer {
    const writeDraft: Writer['writeDraft'] = (draft, work) =>
      new Promise((resolve, reject) => {
        const waiting = this.waiting.get(work) ?? []
        this.waiting.set(work, [...waiting, { row, draft, resolve, reject }])
        this.end()
      })
    return { ...writerOf((work) => writeDraft(null, async (transaction) => [await work(transaction)])), writeDraft }
  }

  /** A row waits, or needs nothing more. */
  end() {
    if (!--this.underWay) void this.writeWaiting()
  }

  private async writeWaiting() {
    const all = [...this.waiting].map(
      ([work, drafts]) => [work, drafts.toSorted((one, other) => one.row - other.row)] as const,
    )
    this.waiting.clear()
    this.underWay = all.reduce((sum, [, drafts]) => sum + drafts.length, 0)
    for (const [work, drafts] of all.toSorted(([, [one]], [, [other]]) => one!.row - other!.row)) {
      try {
        const payloads = await work(this.transaction, drafts.map(({ draft }) => draft) as never[])
        for (const [i, { resolve }] of drafts.entries()) resolve(payloads[i] as never)
      } catch (error) {
        this.hasFailed = true
        for (const { reject } of drafts) reject(error)
      }
    }
  }
}
