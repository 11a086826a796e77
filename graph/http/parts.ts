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

/** Masks the errors of what was deferred, as Yoga masks those of the first part. */
export function maskLater(answer: Answer, mask: (error: unknown) => Error, setAnswer: SetAnswer) {
  if (!isInParts(answer)) return
  const masked = ({ incremental, ...part }: Part): Part =>
    incremental ? { ...part, incremental: incremental.map((one) => (one.errors ? { ...one, errors: one.errors.map(mask) } : one)) } : part
  setAnswer(mapAsyncIterator(answer, masked))
}
