import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWaiting } from '../../kernel/offline/useWaiting.ts'
import * as t from './__generated__/messages.ts'

/** The notes on a record that wait for the connection. */
export function WaitingNotes({ actionId }: { actionId: string }) {
  const notes = useWaiting().filter(
    (entry) => entry.actionId === actionId && entry.text !== undefined && !entry.problem,
  )
  if (!notes.length) return null
  return (
    <Box
      component="ul"
      aria-label={t.notesThatWaitToBeSent}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}
    >
      {notes.map(({ id, text }) => (
        <li key={id}>
          <Typography variant="body2" color="textSecondary">
            {t.waitsToBeSent}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
        </li>
      ))}
    </Box>
  )
}
