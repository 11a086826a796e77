// One transition of many records: a hundred at a time, with what became of each. It can be stopped between two
// hundreds.
import { commitMutation, fetchQuery, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { bulkMutation, TransitionActionsInput } from '../../../__generated__/bulkMutation.graphql.ts'
import type { bulkNumbersQuery } from '../../../__generated__/bulkNumbersQuery.graphql.ts'
import { refusalIn } from '../../../kernel/relay/refusal.ts'
import type { ListVariables } from './listFilter.ts'
import type { Selection } from './selection.ts'

const mutation = graphql`
  mutation bulkMutation($input: TransitionActionsInput!) {
    result: transitionActions(input: $input) {
      ... on TransitionActionsSuccess {
        outcomes {
          action {
            key
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

const numbersQuery = graphql`
  query bulkNumbersQuery($filter: ActionFilter, $first: Int!, $after: Int!) {
    actionGrid(filter: $filter) {
      numbers(first: $first, after: $after)
    }
  }
`

export type BulkInput = Omit<TransitionActionsInput, 'ids' | 'internalIDs' | 'version' | 'idempotencyKey'>

export interface Outcome {
  number: number
  key: string
  title: string | undefined
  /** Why it was refused; undefined where it is done. */
  refusal: string | undefined
}

const atOnce = 100
const numbersAtOnce = 1000

/** The numbers that a selection means: of all, those that the list has now. */
export async function numbersOf(
  environment: Environment,
  { filter }: ListVariables,
  { all, numbers }: Selection,
  isStopped: () => boolean,
): Promise<number[]> {
  if (!all) return [...numbers].sort((one, other) => one - other)
  const found: number[] = []
  for (let after = 0; !isStopped();) {
    const data = await fetchQuery<bulkNumbersQuery>(environment, numbersQuery, {
      filter,
      first: numbersAtOnce,
      after,
    }).toPromise()
    const page = data?.actionGrid.numbers ?? []
    for (const number of page) if (!numbers.has(number)) found.push(number)
    if (page.length < numbersAtOnce) break
    after = page.at(-1)!
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
  numbers: readonly number[],
  input: BulkInput,
  { isStopped, tell }: { isStopped: () => boolean; tell: (outcomes: readonly Outcome[]) => void },
): Promise<void> {
  for (let at = 0; at < numbers.length && !isStopped(); at += atOnce) {
    const some = numbers.slice(at, at + atOnce)
    const refused = (message: string) =>
      some.map((number): Outcome => ({ number, key: `AR-${number}`, title: undefined, refusal: message }))
    try {
      const { outcomes, ...result } = await once(environment, { ...input, internalIDs: some })
      tell(
        outcomes?.map(({ action, error: why }, i) => ({
          number: some[i]!,
          key: action?.key ?? `AR-${some[i]}`,
          title: action?.title,
          refusal: why?.message,
        })) ?? refused(refusalIn(result)?.message ?? 'Nothing came back.'),
      )
    } catch (error) {
      tell(refused((error as Error).message))
    }
  }
}
