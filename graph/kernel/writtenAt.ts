// When what is written is done, for triggers that keep it: at the time of the request or the job, which the database
// knows by this alone.
import type { Transaction } from './mutation.ts'
import { Parameters } from './statement/scopeSql.ts'

/** Says it for a transaction. */
export const setWrittenAt = (transaction: Pick<Transaction, '$executeRaw'>, now: Date) =>
  transaction.$executeRaw`select set_config('opsgraph.now', ${now.toISOString()}, true)`

interface Writing {
  actorId: string
  now: Date
  stepId: string
}

/** What tells triggers who writes, when, and in which step: expressions of a select within the transaction. */
export const writingSql = (parameters: Parameters, { actorId, now, stepId }: Writing): string =>
  Object.entries({ actor: actorId, now: now.toISOString(), step: stepId })
    .map(([name, value]) => `set_config('opsgraph.${name}', ${parameters.add(value)}, true)`)
    .join(', ')

/** Says it for a transaction. */
export async function setWriting(transaction: Pick<Transaction, '$executeRawUnsafe'>, writing: Writing) {
  const parameters = new Parameters()
  const sql = writingSql(parameters, writing)
  await transaction.$executeRawUnsafe(`select ${sql}`, ...parameters.values)
}

/** Says it within a statement, and which step it is: a condition that always holds, with its own "and". */
export const writtenAt = (parameters: Parameters, now: Date, stepId?: string): string =>
  ` and set_config('opsgraph.now', ${parameters.add(now.toISOString())}, true) <> ''${
    stepId ? ` and set_config('opsgraph.step', ${parameters.add(stepId)}, true) <> ''` : ''
  }`
