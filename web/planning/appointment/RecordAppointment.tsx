import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { RecordAppointment_action$key } from '../../__generated__/RecordAppointment_action.graphql.ts'

/** The appointment that a record comes from. */
export function RecordAppointment({ action: key }: { action: RecordAppointment_action$key }) {
  const { appointment } = useFragment(
    graphql`
      fragment RecordAppointment_action on Action {
        appointment {
          key
          addressKey
          name
        }
      }
    `,
    key,
  )
  return appointment ? (
    <Link to={`/home/appointment/${appointment.addressKey}`}>{`${appointment.key} ${appointment.name}`}</Link>
  ) : null
}
