import { withoutKey, type Call, type Payload } from './mutation.ts'

/**
 * Does each part of a call for itself, one after the other: each has a transaction of its own. Under the key of the
 * call, if it has one, the answer to all of them is kept.
 */
export async function oneByOne<Part, Outcome, P extends Payload>(
  call: Call,
  parts: readonly Part[],
  act: (each: Call, part: Part, i: number) => Promise<Outcome>,
  payloadOf: (outcomes: Outcome[]) => P,
): Promise<P> {
  const each = withoutKey(call)
  const outcomes: Outcome[] = []
  for (const [i, part] of parts.entries()) outcomes.push(await act(each, part, i))
  const payload = payloadOf(outcomes)
  return call.keep ? call.write(() => Promise.resolve(payload)) : payload
}
