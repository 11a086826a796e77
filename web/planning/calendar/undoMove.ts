import { commitMutation, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { undoMoveMutation } from '../../__generated__/undoMoveMutation.graphql.ts'
import { refusalIn } from '../../kernel/relay/refusal.ts'
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
export const undoMove = (environment: Environment, stepId: string, entry: Entry): Promise<string | undefined> =>
  new Promise((resolve) => {
    const { start, end } = timesOf(entry)
    const [from, to] = entry.kind === 'appointment' ? ['startsAt', 'endsAt'] : ['start', 'end']
    commitMutation<undoMoveMutation>(environment, {
      mutation,
      variables: { input: { stepIds: [stepId], idempotencyKey: crypto.randomUUID() } },
      optimisticUpdater: (store) => {
        store.get(entry.id)?.getLinkedRecord('schedule')?.setValue(start, from).setValue(end, to)
      },
      onCompleted: ({ result: { outcomes, ...result } }) =>
        resolve(refusalIn(result)?.message ?? outcomes?.[0]?.error?.message),
      onError: ({ message }) => resolve(message),
    })
  })
