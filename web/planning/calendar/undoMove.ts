import { graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { undo } from '../../kernel/undo/undo.ts'
import { timesOf, type Entry } from './entries.ts'

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
export function undoMove(environment: Environment, stepId: string, entry: Entry): Promise<string | undefined> {
  const { start, end } = timesOf(entry)
  const [from, to] = entry.kind === 'appointment' ? (['startsAt', 'endsAt'] as const) : (['start', 'end'] as const)
  return undo(environment, [stepId], {
    mutation,
    optimisticUpdater: (store) => {
      store.get(entry.id)?.getLinkedRecord('schedule')?.setValue(start, from).setValue(end, to)
    },
  })
}
