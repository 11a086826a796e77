import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWaiting } from '../../kernel/offline/useWaiting.ts'

/** The notes on a record that wait for the connection. */
export function WaitingNotes({ actionId }: { actionId: string }) {
  const notes = useWaiting().filter(
    (entry) => entry.actionId === actionId && entry.text !== undefined && !entry.problem,
  )
  if (!notes.length) return null
  return (
    <Box
      component="ul"
      aria-label="Notes that wait to be sent"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}
    >
      {notes.map(({ id, text }) => (
        <li key={id}>
          <Typography variant="body2" color="textSecondary">
            Waits to be sent
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
        </li>
      ))}
    </Box>
  )
}
