import { fetchQuery, loadQuery, type LoadQueryOptions, type PreloadedQuery } from 'react-relay'
import {
  __internal,
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type IEnvironment,
  type OperationType,
} from 'relay-runtime'

/**
 * Begins to read. While the same is under way Relay takes its answer instead, which may be older than the change for
 * which it is read again: then it is asked once more after that.
 */
export function loadLatest<Query extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  options: LoadQueryOptions,
): PreloadedQuery<Query> {
  const { request } = createOperationDescriptor(getRequest(query), variables)
  const earlier = __internal.getPromiseForActiveRequest(environment, request)
  const reference = loadQuery<Query>(environment, query, variables, options)
  const askAgain = () => {
    if (!reference.isDisposed)
      fetchQuery<Query>(environment, query, variables, { networkCacheConfig: { force: true } }).subscribe({
        error: () => {},
      })
  }
  // What has ended is still taken in the same turn.
  void earlier?.catch(() => {}).then(() => setTimeout(askAgain))
  return reference
}
