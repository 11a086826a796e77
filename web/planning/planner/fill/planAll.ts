// Plans many records at once, and undoes that by one call.
import { commitMutation, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { planAllMutation, PlanActionInput } from '../../../__generated__/planAllMutation.graphql.ts'
import { refusalIn } from '../../../kernel/relay/refusal.ts'
import { waitFor } from '../../../kernel/undo/done.ts'
import * as t from '../__generated__/messages.ts'

const mutation = graphql`
  mutation planAllMutation($input: PlanActionsInput!) {
    result: planActions(input: $input) {
      ... on PlanActionsSuccess {
        outcomes {
          stepId
          action {
            id
            key
            version
            ...usePool_action
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

export interface Planned {
  /** Those that are planned, with the steps by which they are undone. */
  planned: readonly { id: string; stepId: string }[]
  /** Why the others are not. */
  refused: readonly string[]
}

function commit(environment: Environment, plans: readonly PlanActionInput[]): Promise<Planned> {
  return new Promise((resolve) => {
    const none = (reason: string) => resolve({ planned: [], refused: plans.map(() => reason) })
    commitMutation<planAllMutation>(environment, {
      mutation,
      variables: { input: { plans: [...plans] } },
      onCompleted({ result }) {
        const { outcomes } = result
        if (!outcomes) return none(refusalIn(result)?.message ?? t.noAnswer)
        resolve({
          planned: outcomes.flatMap(({ stepId }, i) => (stepId ? [{ id: plans[i]!.id, stepId }] : [])),
          refused: outcomes.flatMap(({ action, error }) =>
            error ? [action ? t.recordRefused({ key: action.key, reason: error.message }) : error.message] : [],
          ),
        })
      },
      onError: ({ message }) => none(message),
    })
  })
}

export function planAll(environment: Environment, plans: readonly PlanActionInput[]): Promise<Planned> {
  const done = commit(environment, plans)
  waitFor(done)
  return done
}
