// One transition of many records: a hundred at a time, with what became of each. It can be stopped between two
// hundreds.
import { commitMutation, fetchQuery, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { bulkMutation, TransitionActionsInput } from '../../../__generated__/bulkMutation.graphql.ts'
import type { bulkIdsQuery } from '../../../__generated__/bulkIdsQuery.graphql.ts'
import { refusalIn } from '../../../kernel/relay/refusal.ts'
import type { ListVariables } from './listFilter.ts'
import type { Selection } from './selection.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation bulkMutation($input: TransitionActionsInput!) {
    result: transitionActions(input: $input) {
      ... on TransitionActionsSuccess {
        outcomes {
          stepId
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

const idsQuery = graphql`
  query bulkIdsQuery($filter: ActionFilter, $first: Int!, $afterId: ID) {
    actionGrid(filter: $filter) {
      ids(first: $first, afterId: $afterId)
    }
  }
`

export type BulkInput = Omit<TransitionActionsInput, 'ids' | 'version' | 'idempotencyKey'>

export interface Outcome {
  id: string
  /** Undefined where it is not seen. */
  key: string | undefined
  title: string | undefined
  /** Why it was refused; undefined where it is done. */
  refusal: string | undefined
  /** By which it is undone. */
  stepId?: string | null
}

const atOnce = 100
const idsAtOnce = 1000

/** The ids that a selection means: of all, those that the list has now. */
export async function idsOf(
  environment: Environment,
  { filter }: ListVariables,
  { all, ids }: Selection,
  isStopped: () => boolean,
): Promise<string[]> {
  if (!all) return [...ids]
  const found: string[] = []
  for (let afterId: string | null = null; !isStopped();) {
    const data: bulkIdsQuery['response'] | undefined = await fetchQuery<bulkIdsQuery>(environment, idsQuery, {
      filter,
      first: idsAtOnce,
      afterId,
    }).toPromise()
    const page: readonly string[] = data?.actionGrid.ids ?? []
    for (const id of page) if (!ids.has(id)) found.push(id)
    if (page.length < idsAtOnce) break
    afterId = page.at(-1)!
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
  ids: readonly string[],
  input: BulkInput,
  { isStopped, tell }: { isStopped: () => boolean; tell: (outcomes: readonly Outcome[]) => void },
): Promise<void> {
  for (let at = 0; at < ids.length && !isStopped(); at += atOnce) {
    const some = ids.slice(at, at + atOnce)
    const refused = (message: string) =>
      some.map((id): Outcome => ({ id, key: undefined, title: undefined, refusal: message }))
    try {
      const { outcomes, ...result } = await once(environment, { ...input, ids: some })
      tell(
        outcomes?.map(({ stepId, action, error: why }, i) => ({
          id: some[i]!,
          key: action?.key,
          title: action?.title,
          refusal: why?.message,
          stepId,
        })) ?? refused(refusalIn(result)?.message ?? t.nothingCameBack),
      )
    } catch (error) {
      tell(refused((error as Error).message))
    }
  }
}
