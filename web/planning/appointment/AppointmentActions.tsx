import { useState } from 'react'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { AppointmentActions_appointment$key } from '../../__generated__/AppointmentActions_appointment.graphql.ts'
import type { AppointmentActionsFileQuery } from '../../__generated__/AppointmentActionsFileQuery.graphql.ts'
import type { AppointmentActionsRestoreMutation } from '../../__generated__/AppointmentActionsRestoreMutation.graphql.ts'
import type { AppointmentActionsStatusMutation } from '../../__generated__/AppointmentActionsStatusMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { ChangeAppointmentDialog } from './ChangeAppointmentDialog.tsx'
import { saveText } from './saveText.ts'
import { statusNames } from './words.ts'
import * as t from './__generated__/messages.ts'

const statusMutation = graphql`
  mutation AppointmentActionsStatusMutation($input: SetAppointmentStatusInput!) {
    result: setAppointmentStatus(input: $input) {
      ... on SetAppointmentStatusSuccess {
        stepId
        appointment {
          ...AppointmentDetails_appointment
          ...AppointmentRow_appointment
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

const restoreMutation = graphql`
  mutation AppointmentActionsRestoreMutation($input: RestoreAppointmentInput!) {
    result: restoreAppointment(input: $input) {
      ... on RestoreAppointmentSuccess {
        stepId
        appointment {
          ...AppointmentDetails_appointment
          ...AppointmentRow_appointment
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

const fileQuery = graphql`
  query AppointmentActionsFileQuery($id: ID!) {
    node(id: $id) {
      ... on Appointment {
        calendarFile
      }
    }
  }
`

const statuses = ['PENDING', 'SCHEDULED', 'CONFIRMED', 'COMPLETED'] as const

/** What can be done with an appointment as a whole. */
export function AppointmentActions({ appointment: reference }: { appointment: AppointmentActions_appointment$key }) {
  const appointment = useFragment(
    graphql`
      fragment AppointmentActions_appointment on Appointment {
        id
        key
        status
        version
        cancelledAt
        can {
          edit {
            allowed
            reason
          }
          restore {
            allowed
            reason
          }
        }
        ...ChangeAppointmentDialog_appointment
      }
    `,
    reference,
  )
  const environment = useRelayEnvironment()
  const [setStatus] = useMutation<AppointmentActionsStatusMutation>(statusMutation)
  const [asked, setAsked] = useState<'UPDATE' | 'CANCEL'>()
  const [restore] = useMutation<AppointmentActionsRestoreMutation>(restoreMutation)
  const revalidator = useRevalidator()
  const { id, key, status, version, cancelledAt, can } = appointment
  const refused = can.edit.allowed ? undefined : can.edit.reason
  async function become(next: (typeof statuses)[number]) {
    const { problems } = await setStatus({ id, version, status: next })
    if (problems) toast('error', t.theStatusWasNotChanged, problems.input)
    else toast('success', t.is({ key, toLowerCase: statusNames[next]!.toLowerCase() }))
  }
  async function bringBack() {
    const { problems } = await restore({ id, version })
    if (problems) return toast('error', t.theAppointmentWasNotRestored, problems.input)
    toast('success', t.isRestored({ key }), t.everybodyIsAskedAnew)
    await revalidator.revalidate()
  }
  async function save() {
    try {
      const answer = await fetchQuery<AppointmentActionsFileQuery>(environment, fileQuery, { id }).toPromise()
      if (answer?.node?.calendarFile) saveText(`${key}.ics`, 'text/calendar', answer.node.calendarFile)
    } catch (error) {
      toast('error', t.theFileCouldNotBeMade, (error as Error).message)
    }
  }
  return (
    <>
      <ActionsMenu
        label={t.whatCanBeDoneWith3({ key })}
        actions={[
          { label: t.change, act: () => setAsked('UPDATE'), refused },
          ...statuses
            .filter((one) => one !== status)
            .map((one) => ({
              label: t.mark({ toLowerCase: statusNames[one]!.toLowerCase() }),
              act: () => void become(one),
              refused,
            })),
          { label: t.saveAsIcs, act: () => void save() },
          cancelledAt
            ? {
                label: t.restoreAppointment,
                act: () => void bringBack(),
                refused: can.restore.allowed ? undefined : can.restore.reason,
              }
            : { label: t.cancelAppointment, act: () => setAsked('CANCEL'), refused },
        ]}
      />
      {asked ? (
        <ChangeAppointmentDialog appointment={appointment} begin={asked} onClose={() => setAsked(undefined)} />
      ) : null}
    </>
  )
}
