import { commitMutation, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { AppointmentScope, moveAppointmentMutation } from '../../__generated__/moveAppointmentMutation.graphql.ts'
import { settle } from '../../kernel/relay/problems.ts'
import { wallIn } from '../../kernel/ui/wallTimes.ts'
import type { Entry, Times } from './entries.ts'
import type { Moved } from './moved.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation moveAppointmentMutation($input: UpdateAppointmentInput!) {
    result: updateAppointment(input: $input) {
      ... on UpdateAppointmentSuccess {
        stepId
        appointment {
          id
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
      ...refusal_form @alias(as: "form")
    }
  }
`

const dayMs = 86_400_000

/** Gives an appointment another time, by its own clock; it waits for answers again. */
export function moveAppointment(
  environment: Environment,
  { id, version, zone }: Pick<Entry, 'id' | 'version' | 'zone'>,
  { start, end }: Times,
  scope: AppointmentScope = 'THIS',
): Promise<Moved> {
  if (!start || !end) return Promise.resolve({ problems: { input: t.anAppointmentHasAStartAnd } })
  const [from, to] = [wallIn(start, zone ?? 'UTC'), wallIn(end, zone ?? 'UTC')]
  if (Date.parse(`${to}Z`) - Date.parse(`${from}Z`) > dayMs)
    return Promise.resolve({ problems: { scheduledEnd: t.lastsADayAtMost } })
  const endTime = to.slice(11)
  const schedule = {
    date: from.slice(0, 10),
    startTime: from.slice(11),
    endTime: endTime === '00:00' ? '24:00' : endTime,
  }
  return new Promise((resolve) => {
    commitMutation<moveAppointmentMutation>(environment, {
      mutation,
      variables: { input: { id, version, scope, schedule } },
      onCompleted: ({ result }) =>
        void settle(result).then(({ version: now, problems }) =>
          resolve(
            now === undefined
              ? { version: result.appointment?.version, stepId: result.stepId, problems }
              : moveAppointment(environment, { id, version: now, zone }, { start, end }, scope),
          ),
        ),
      onError: (error) => resolve({ problems: { input: error.message } }),
    })
  })
}
