import { graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { undo } from '../../kernel/undo/undo.ts'

const mutation = graphql`
  mutation undoMoveMutation($input: UndoStepsInput!) {
    result: undoSteps(input: $input) {
      ... on UndoStepsSuccess {
        outcomes {
          error {
            message
          }
          node {
            id
            ... on Action {
              version
              isScheduled
              schedule {
                start
                end
              }
              state
              viewerTransitions
            }
            ... on Appointment {
              version
              status
              schedule {
                date
                startTime
                endTime
                startsAt
                endsAt
                timeZone
              }
            }
          }
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** Puts an entry back where it was; resolves with why not, or undefined. */
export const undoMove = (environment: Environment, stepId: string): Promise<string | undefined> =>
  undo(environment, [stepId], mutation)
