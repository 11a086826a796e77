import { commitMutation, graphql } from 'react-relay'
import type { Environment, GraphQLTaggedNode, SelectorStoreUpdater } from 'relay-runtime'
import type { undoMutation } from '../../__generated__/undoMutation.graphql.ts'
import { refusalIn } from '../relay/refusal.ts'

const mutation = graphql`
  mutation undoMutation($input: UndoStepsInput!) {
    result: undoSteps(input: $input) {
      ... on UndoStepsSuccess {
        outcomes {
          error {
            message
          }
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

const atOnce = 100

/** What is read of a row beside why it was not undone. */
interface Undone {
  readonly id: string
  readonly version?: number
}

/** Of what reads the rows too. */
type Answer = {
  readonly result: {
    readonly outcomes?: readonly { readonly error?: unknown; readonly node?: Undone | null }[] | null
  }
}

export type UndoneUpdater = SelectorStoreUpdater<Answer>

/**
 * Undoes steps in their order, where it is given by a mutation that reads what is shown of what they change; resolves
 * with why the first that was refused was, or undefined.
 */
export async function undo(
  environment: Environment,
  stepIds: readonly string[],
  reading: GraphQLTaggedNode = mutation,
  updater?: UndoneUpdater,
): Promise<string | undefined> {
  let refusal: string | undefined
  for (let at = 0; at < stepIds.length; at += atOnce) {
    const refused = await once(environment, stepIds.slice(at, at + atOnce), reading, updater)
    refusal ??= refused
  }
  return refusal
}

const once = (
  environment: Environment,
  stepIds: readonly string[],
  reading: GraphQLTaggedNode,
  updater?: UndoneUpdater,
) =>
  new Promise<string | undefined>((resolve) => {
    commitMutation<undoMutation>(environment, {
      mutation: reading,
      variables: { input: { stepIds, idempotencyKey: crypto.randomUUID() } },
      updater,
      onCompleted: ({ result: { outcomes, ...result } }) =>
        resolve(refusalIn(result)?.message ?? outcomes?.find(({ error }) => error)?.error?.message),
      onError: ({ message }) => resolve(message),
    })
  })
