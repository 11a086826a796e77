// The rows of a portion together: each goes through its mutations as by itself, and what these draft is written at
// once. Where something is refused, all is taken back and done again row by row, so that it is known which row it was.
import type { Transaction } from '../../kernel/mutation.ts'
import { writerOf, type Writer } from '../../kernel/writer.ts'
import { RowWrites } from './rowWrites.ts'

type Work<Row, Result> = (writer: Writer, row: Row) => Promise<Result>

/** Does the work of rows that look at nothing that the others write. */
export async function writeRows<Row, Result>(
  transaction: Transaction,
  rows: readonly Row[],
  work: Work<Row, Result>,
): Promise<Result[]> {
  await transaction.$executeRaw`savepoint portion`
  const together = await writeTogether(transaction, rows, work)
  if (together) {
    await transaction.$executeRaw`release savepoint portion`
    return together
  }
  await transaction.$executeRaw`rollback to savepoint portion`
  const results: Result[] = []
  for (const row of rows) results.push(await work(writerIn(transaction), row))
  return results
}

/** The same as a trial: nothing of it stays. */
export async function tryRows<Row, Result>(
  transaction: Transaction,
  rows: readonly Row[],
  work: Work<Row, Result>,
): Promise<Result[]> {
  const together = await takenBack(transaction, () => writeTogether(transaction, rows, work))
  if (together) return together
  const results: Result[] = []
  for (const row of rows) results.push(await takenBack(transaction, () => work(writerIn(transaction), row)))
  return results
}

const writerIn = (transaction: Transaction) => writerOf((work) => work(transaction))

/** The results of all; null where one of them has none. */
async function writeTogether<Row, Result>(
  transaction: Transaction,
  rows: readonly Row[],
  work: Work<Row, Result>,
): Promise<Result[] | null> {
  const writes = new RowWrites(transaction, rows.length)
  const results = await Promise.allSettled(
    rows.map((row, i) => work(writes.writerOf(i), row).finally(() => writes.end())),
  )
  if (writes.hasFailed || !results.every((result) => result.status === 'fulfilled')) return null
  return results.map(({ value }) => value)
}

async function takenBack<Result>(transaction: Transaction, work: () => Promise<Result>): Promise<Result> {
  await transaction.$executeRaw`savepoint trial`
  try {
    return await work()
  } finally {
    await transaction.$executeRaw`rollback to savepoint trial`
  }
}
