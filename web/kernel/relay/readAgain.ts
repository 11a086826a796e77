import { fetchQuery } from 'react-relay'
import type { Disposable, GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime'

/** How long it waits until it tries once more, in milliseconds. */
const pauses = [1_000, 5_000, 25_000]

/** Reads a query again in the background, for what shows it to follow; where that fails, a few times more. */
export function readAgain<Query extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
): Disposable {
  let timer: ReturnType<typeof setTimeout> | undefined
  let reading: { unsubscribe: () => void }
  function read(tries: number) {
    const networkCacheConfig = { force: true, metadata: { silent: true } }
    reading = fetchQuery<Query>(environment, query, variables, { networkCacheConfig }).subscribe({
      error() {
        const pause = pauses[tries]
        if (pause) timer = setTimeout(() => read(tries + 1), pause)
      },
    })
  }
  read(0)
  return {
    dispose() {
      clearTimeout(timer)
      reading.unsubscribe()
    },
  }
}
