// The steps of a row, through the mutations of its noun: tried, which changes nothing, or taken.
import { decisionOf } from '../../work/action/movingMutation.ts'
import { moveWithin, type Decide } from '../../work/action/transition.ts'
import type { TransitionName } from '../../work/action/transitions.ts'
import type { Context } from '../../kernel/context.ts'
import { databaseAnswer } from '../../kernel/databaseErrors.ts'
import { ExpectedError, ValidationError } from '../../kernel/errors.ts'
import { perform, type Payload, type Transaction } from '../../kernel/mutation.ts'
import type { Call, Kind, Moves, Problem } from './kind.ts'

const decided = ({ moves }: Moves): [TransitionName, Decide][] =>
  moves.map(([name, input]) => [name, (moving) => decisionOf(name)(input, moving)])

/** Thrown where a trial has come as far as it goes. */
class Tried extends Error {}

/** Whether a step would be taken; what speaks against it is thrown. What it writes is to be taken back. */
export async function tryStep(context: Context, transaction: Transaction, step: Call | Moves): Promise<void> {
  if ('moves' in step) return moveWithin(context, null, step.actionId, decided(step))
  const isNew = step.mutation.startsWith('create')
  const write = async <P extends Payload>(work: (transaction: Transaction) => Promise<P>): Promise<P> => {
    if (!isNew || step.isTriedWhole) await work(transaction)
    throw new Tried()
  }
  try {
    await perform(step.mutation, step.input, context, write)
  } catch (error) {
    if (!(error instanceof Tried)) throw error
  }
}

/** Takes a step in a transaction. */
export async function takeStep(context: Context, transaction: Transaction, step: Call | Moves): Promise<Payload> {
  if ('moves' in step) {
    await moveWithin(context, transaction, step.actionId, decided(step))
    return { actionId: step.actionId }
  }
  const payload = await perform(step.mutation, step.input, context, (work) => work(transaction))
  await step.also?.(transaction, payload)
  return payload
}

/** What an error says of a row, by the fields of the file; undefined where it is no fault of the row. */
export function problemsOf(kind: Kind, error: unknown): Problem[] | undefined {
  const expected = error instanceof ExpectedError ? error : databaseAnswer(error)
  if (expected instanceof ValidationError)
    return expected.fields.map(({ path, message }) => ({ field: fieldOf(kind, path), message }))
  return expected instanceof ExpectedError ? [{ field: kind.fields[0]!.name, message: expected.message }] : undefined
}

const fieldOf = ({ fields }: Kind, path: string) =>
  (fields.find(({ name, input = name }) => input === path || input === path.replace(/\.\d+$/, '')) ?? fields[0]!).name
