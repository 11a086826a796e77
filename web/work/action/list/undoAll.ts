import { graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { undoInTurn } from '../../../kernel/undo/inTurn.ts'

const mutation = graphql`
  mutation undoAllMutation($input: UndoStepsInput!) {
    result: undoSteps(input: $input) {
      ... on UndoStepsSuccess {
        outcomes {
          error {
            message
          }
          node {
            id
            ... on Action {
              # Who changes one of them again begins with it.
              version
            }
          }
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

export interface Done {
  id: string
  stepId: string
}

/** Undoes steps of many records, the last one first; resolves with why the first that was refused was, or undefined. */
export const undoAll = (environment: Environment, done: readonly Done[]): Promise<string | undefined> =>
  undoInTurn(environment, {
    ids: done.map(({ id }) => id),
    stepIds: done.map(({ stepId }) => stepId).toReversed(),
    mutation,
  })
