// The steps of a row, through the mutations of its noun: tried, which changes nothing, or taken.
import { decisionOf } from '../../work/action/movingMutation.ts'
import { decideSteps, takeSteps } from '../../work/action/takeSteps.ts'
import type { Context } from '../../kernel/context.ts'
import { databaseAnswer } from '../../kernel/databaseErrors.ts'
import { ExpectedError, ValidationError } from '../../kernel/errors.ts'
import { perform, type Payload } from '../../kernel/mutation.ts'
import { writerOf, type Writer } from '../../kernel/writer.ts'
import type { Call, Kind, Moves, Problem } from './importedKind.ts'

const decided = (context: Context, { actionId, moves }: Moves) =>
  decideSteps(
    context,
    actionId,
    moves.map(([name, input]) => [name, (moving) => decisionOf(name)(input, moving)]),
  )

/** Thrown where a trial has come as far as it goes. */
class Tried extends Error {}

const triedWriter = writerOf(() => Promise.reject(new Tried()))

/** Whether a step would be taken; what speaks against it is thrown. What it writes is to be taken back. */
export async function tryStep(context: Context, writer: Writer, step: Call | Moves): Promise<void> {
  if ('moves' in step) return void (await decided(context, step))
  const isWritten = step.isTriedWhole || !step.mutation.startsWith('create')
  try {
    await perform(step.mutation, step.input, context, isWritten ? writer : triedWriter)
  } catch (error) {
    if (!(error instanceof Tried)) throw error
  }
}

/** Takes a step where the writer writes. */
export async function takeStep(context: Context, writer: Writer, step: Call | Moves): Promise<Payload> {
  if ('moves' in step) {
    const { actionId } = step
    const steps = await decided(context, step)
    return writer.write(async (transaction) => {
      await takeSteps(transaction, steps)
      return { actionId }
    })
  }
  const payload = await perform(step.mutation, step.input, context, writer)
  await step.also?.(writer, payload)
  return payload
}

/** What an error says of a row, by the fields of the file; undefined where it is no fault of the row. */
export function problemsOf(kind: Kind, error: unknown): Problem[] | undefined {
  const expected = error instanceof ExpectedError ? error : databaseAnswer(error)
  if (expected instanceof ValidationError)
    return expected.fields.map(({ path, message }) => ({ field: fieldOf(kind, path), message }))
  return expected instanceof ExpectedError ? [{ field: kind.fields[0]!.name, message: expected.said }] : undefined
}

const fieldOf = ({ fields }: Kind, path: string) =>
  (fields.find(({ name, input = name }) => input === path || input === path.replace(/\.\d+$/, '')) ?? fields[0]!).name
