// Prisma asks for the parts of an answer at once, within a transaction too, whose one connection takes a statement at a
// time.
import { PrismaPg } from '@prisma/adapter-pg'

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>
type Transaction = Awaited<ReturnType<Adapter['startTransaction']>>

function inTurn(transaction: Transaction): Transaction {
  let last: Promise<unknown> = Promise.resolve()
  const queued =
    <Query, Answer>(send: (query: Query) => Promise<Answer>) =>
    (query: Query): Promise<Answer> => {
      const answer = last.then(() => send(query))
      last = answer.catch(() => {})
      return answer
    }
  transaction.queryRaw = queued(transaction.queryRaw.bind(transaction))
  transaction.executeRaw = queued(transaction.executeRaw.bind(transaction))
  return transaction
}

/** Prisma's adapter for pg, in which a transaction sends a statement once the one before it is answered. */
export class TurnTakingPg extends PrismaPg {
  override async connect(): Promise<Adapter> {
    const adapter = await super.connect()
    const start = adapter.startTransaction.bind(adapter)
    adapter.startTransaction = async (level) => inTurn(await start(level))
    return adapter
  }
}
