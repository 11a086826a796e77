// One transition of many records: a hundred at a time, with what became of each. It can be stopped between two
// hundreds.
import { commitMutation, fetchQuery, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { bulkMutation, TransitionActionsInput } from '../../../__generated__/bulkMutation.graphql.ts'
import type { bulkKeysQuery } from '../../../__generated__/bulkKeysQuery.graphql.ts'
import { refusalIn } from '../../../kernel/relay/refusal.ts'
import type { ListVariables } from './listFilter.ts'
import type { Selection } from './selection.ts'

const mutation = graphql`
  mutation bulkMutation($input: TransitionActionsInput!) {
    result: transitionActions(input: $input) {
      ... on TransitionActionsSuccess {
        outcomes {
          action {
            title
            state
            version
            ...GridRow_action
          }
          error {
            message
          }
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

const keysQuery = graphql`
  query bulkKeysQuery($filter: ActionFilter, $first: Int!, $behind: String) {
    actionGrid(filter: $filter) {
      keys(first: $first, behind: $behind)
    }
  }
`

export type BulkInput = Omit<TransitionActionsInput, 'ids' | 'keys' | 'version' | 'idempotencyKey'>

export interface Outcome {
  key: string
  title: string | undefined
  /** Why it was refused; undefined where it is done. */
  refusal: string | undefined
}

const atOnce = 100
const keysAtOnce = 1000

/** The keys that a selection means: of all, those that the list has now. */
export async function keysOf(
  environment: Environment,
  { filter }: ListVariables,
  { all, keys }: Selection,
  isStopped: () => boolean,
): Promise<string[]> {
  if (!all) return [...keys].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  const found: string[] = []
  for (let behind: string | null = null; !isStopped();) {
    const data: bulkKeysQuery['response'] | undefined = await fetchQuery<bulkKeysQuery>(environment, keysQuery, {
      filter,
      first: keysAtOnce,
      behind,
    }).toPromise()
    const page: readonly string[] = data?.actionGrid.keys ?? []
    for (const key of page) if (!keys.has(key)) found.push(key)
    if (page.length < keysAtOnce) break
    behind = page.at(-1)!
  }
  return found
}

function once(environment: Environment, input: TransitionActionsInput): Promise<bulkMutation['response']['result']> {
  return new Promise((resolve, reject) => {
    commitMutation<bulkMutation>(environment, {
      mutation,
      variables: { input },
      onCompleted: ({ result }) => resolve(result),
      onError: reject,
    })
  })
}

/**
 * Makes the transition; tells after each hundred. What did not reach the server is told as refused, to be tried again.
 */
export async function transitionAll(
  environment: Environment,
  keys: readonly string[],
  input: BulkInput,
  { isStopped, tell }: { isStopped: () => boolean; tell: (outcomes: readonly Outcome[]) => void },
): Promise<void> {
  for (let at = 0; at < keys.length && !isStopped(); at += atOnce) {
    const some = keys.slice(at, at + atOnce)
    const refused = (message: string) => some.map((key): Outcome => ({ key, title: undefined, refusal: message }))
    try {
      const { outcomes, ...result } = await once(environment, { ...input, keys: some })
      tell(
        outcomes?.map(({ action, error: why }, i) => ({
          key: some[i]!,
          title: action?.title,
          refusal: why?.message,
        })) ?? refused(refusalIn(result)?.message ?? 'Nothing came back.'),
      )
    } catch (error) {
      tell(refused((error as Error).message))
    }
  }
}
