import { graphql } from 'react-relay'
import type { useCancelAppointmentMutation } from '../../__generated__/useCancelAppointmentMutation.graphql.ts'
import type { Draft } from '../../kernel/draft/Draft.ts'
import { useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import type { AppointmentScope } from './ScopeDialog.tsx'

const mutation = graphql`
  mutation useCancelAppointmentMutation($input: CancelAppointmentInput!) {
    result: cancelAppointment(input: $input) {
      ... on CancelAppointmentSuccess {
        stepId
        appointment {
          ...AppointmentDetails_appointment
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** Why an appointment is cancelled, as it is typed into a draft. */
export function useCancelAppointment(id: string, draft: Draft) {
  const [reason, setReason] = useDraftState(draft, 'reason', '')
  const [cancel, isSending] = useMutation<useCancelAppointmentMutation>(mutation)
  const send = (scope?: AppointmentScope) => cancel({ id, ...(scope && { scope }), reason })
  return { reason, setReason, send, isSending }
}
