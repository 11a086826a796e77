import { commitMutation, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { moveRecordMutation } from '../../__generated__/moveRecordMutation.graphql.ts'
import { settle } from '../../kernel/relay/problems.ts'
import type { Entry, Times } from './entries.ts'
import type { Moved } from './moved.ts'

const mutation = graphql`
  mutation moveRecordMutation($input: RescheduleActionInput!) {
    result: rescheduleAction(input: $input) {
      ... on RescheduleActionSuccess {
        stepId
        action {
          id
          version
          isScheduled
          schedule {
            start
            end
          }
          state
          viewerTransitions
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** Gives a record another slot. */
export const moveRecord = (
  environment: Environment,
  { id, version }: Pick<Entry, 'id' | 'version'>,
  { start, end }: Times,
): Promise<Moved> =>
  new Promise<Moved>((resolve) => {
    commitMutation<moveRecordMutation>(environment, {
      mutation,
      variables: { input: { id, version, scheduledStart: start, scheduledEnd: end } },
      onCompleted: ({ result }) =>
        void settle(result).then(({ version: now, problems }) =>
          resolve(
            now === undefined
              ? { version: result.action?.version, stepId: result.stepId, problems }
              : moveRecord(environment, { id, version: now }, { start, end }),
          ),
        ),
      onError: (error) => resolve({ problems: { input: error.message } }),
    })
  })
