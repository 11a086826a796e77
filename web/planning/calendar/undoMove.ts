import { graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { undoInTurn } from '../../kernel/undo/inTurn.ts'
import { timesOf, type Entry } from './entries.ts'
import { showTimes } from './showTimes.ts'

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

/** Puts an entry back where it was: on screen at once, then on the server; resolves with why not, or undefined. */
export const undoMove = (environment: Environment, stepId: string, entry: Entry): Promise<string | undefined> =>
  undoInTurn(environment, {
    ids: [entry.id],
    stepIds: [stepId],
    mutation,
    shown: showTimes(environment, entry, timesOf(entry)),
  })
