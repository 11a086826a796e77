import { graphql, useFragment } from 'react-relay'
import type { RecordFiles_action$key } from '../../__generated__/RecordFiles_action.graphql.ts'
import { Attachments } from './Attachments.tsx'

/** The files on a record, and a way to add some for who may. */
export function RecordFiles({ action: key }: { action: RecordFiles_action$key }) {
  const action = useFragment(
    graphql`
      fragment RecordFiles_action on Action {
        can {
          collaborate {
            allowed
          }
        }
        ...Attachments_action
      }
    `,
    key,
  )
  return <Attachments action={action} mayAdd={action.can.collaborate.allowed} />
}
