// An answer in one or in parts, of which the first has the data and later ones have what was deferred.
import type { ExecutionResult } from 'graphql'
import { mapAsyncIterator } from 'graphql-yoga'

interface Part extends ExecutionResult {
  incremental?: readonly { errors?: readonly unknown[] }[]
}

type Answer = ExecutionResult | AsyncIterableIterator<Part>
type SetAnswer = (answer: AsyncIterableIterator<Part>) => void

const isInParts = (answer: Answer): answer is AsyncIterableIterator<Part> => Symbol.asyncIterator in answer

/** Says something of an answer as a whole; of one in parts, in the first. */
export function extend(answer: Answer, more: object, setAnswer: SetAnswer) {
  const extended = (part: ExecutionResult) => Object.assign(part, { extensions: { ...part.extensions, ...more } })
  if (isInParts(answer)) setAnswer(mapAsyncIterator(answer, (part) => ('data' in part ? extended(part) : part)))
  else extended(answer)
}

/** Masks the errors of an answer, and of each of its parts. */
export function maskAll(answer: Answer, mask: (error: unknown) => Error, setAnswer: (answer: Answer) => void) {
  const masked = <Errors extends { errors?: readonly unknown[] }>(one: Errors): Errors =>
    one.errors ? { ...one, errors: one.errors.map(mask) } : one
  const maskedPart = (part: Part): Part =>
    masked(part.incremental ? { ...part, incremental: part.incremental.map(masked) } : part)
  if (isInParts(answer)) setAnswer(mapAsyncIterator(answer, maskedPart))
  else if (answer.errors) setAnswer(masked(answer))
}
