// The rows of a portion at once: each goes through its mutations as by itself, and what they ask of the database at the
// same time is asked together. Where something is refused, all is taken back and done again row by row, so that it is
// known which row it was.
import { Context } from '../../kernel/context.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { byRounds } from './byRounds.ts'
import { Asker, Rounds } from './rounds.ts'

type Work<Row, Result> = (context: Context, transaction: Transaction, row: Row) => Promise<Result>

/** Does the work of rows that look at nothing that the others write. */
export async function atOnce<Row, Result>(
  context: Context,
  transaction: Transaction,
  rows: readonly Row[],
  work: Work<Row, Result>,
): Promise<Result[]> {
  await transaction.$executeRaw`savepoint portion`
  const together = await allOf(context, transaction, rows, work)
  if (together) {
    await transaction.$executeRaw`release savepoint portion`
    return together
  }
  await transaction.$executeRaw`rollback to savepoint portion`
  const results: Result[] = []
  for (const row of rows) results.push(await work(context, transaction, row))
  return results
}

/** The same as a trial: nothing of it stays. */
export async function tryAtOnce<Row, Result>(
  context: Context,
  transaction: Transaction,
  rows: readonly Row[],
  work: Work<Row, Result>,
): Promise<Result[]> {
  const together = await takenBack(transaction, () => allOf(context, transaction, rows, work))
  if (together) return together
  const results: Result[] = []
  for (const row of rows) results.push(await takenBack(transaction, () => work(context, transaction, row)))
  return results
}

/** The results of all; null where one of them has none. */
async function allOf<Row, Result>(
  context: Context,
  transaction: Transaction,
  rows: readonly Row[],
  work: Work<Row, Result>,
): Promise<Result[] | null> {
  const { services, client, viewer } = context
  const rounds = new Rounds()
  const reader = new Asker(rounds, 0)
  const run = (text: string, values: unknown[]) =>
    reader.readShared(`${text} ${JSON.stringify(values)}`, () => services.db.run(text, values))
  const together = new Context(
    { ...services, db: { ...services.db, prisma: byRounds(services.db.prisma, reader), run } },
    client,
    viewer,
  )
  const results = await Promise.allSettled(
    rows.map((row, i) => work(together, byRounds(transaction, new Asker(rounds, i)), row)),
  )
  if (rounds.hasFailed || !results.every((result) => result.status === 'fulfilled')) return null
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
