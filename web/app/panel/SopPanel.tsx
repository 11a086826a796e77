import Typography from '@mui/material/Typography'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { SopPanel_action$key } from '../../__generated__/SopPanel_action.graphql.ts'
import { RecordSop } from '../../work/sop/RecordSop.tsx'
import * as t from './__generated__/messages.ts'

/** The SOP of the record; where its task has none, that is said. */
export function SopPanel({ action: key }: { action: SopPanel_action$key }) {
  const action = useFragment(
    graphql`
      fragment SopPanel_action on Action {
        taskItem {
          id
          name
        }
        sop {
          current {
            __typename
          }
        }
        ...RecordSop_action
      }
    `,
    key,
  )
  if (action.sop?.current) return <RecordSop action={action} />
  return (
    <Typography color="textSecondary">
      {action.taskItem ? (
        <>
          <Link to={`/tasks/item/${action.taskItem.id}`}>{action.taskItem.name}</Link> {t.hasNoSopInForce}
        </>
      ) : (
        t.theRecordIsOfNoTask
      )}
    </Typography>
  )
}
