import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import type { NotesPanel_action$key } from '../../__generated__/NotesPanel_action.graphql.ts'
import { Why } from '../../kernel/ui/Why.tsx'
import { Attachments } from './Attachments.tsx'
import { NoteThread } from './NoteThread.tsx'

/** What people have noted on a record, and the files on it. */
export function NotesPanel({ action: key }: { action: NotesPanel_action$key }) {
  const action = useFragment(
    graphql`
      fragment NotesPanel_action on Action {
        can {
          collaborate {
            allowed
            reason
          }
        }
        ...NoteThread_action
        ...Attachments_action
      }
    `,
    key,
  )
  const { allowed } = action.can.collaborate
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Why permission={action.can.collaborate} />
      <NoteThread action={action} mayAdd={allowed} />
      <Attachments action={action} mayAdd={allowed} />
    </Box>
  )
}
