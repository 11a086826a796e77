import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import type { Outgoing } from './useOutgoing.ts'
import * as t from './__generated__/messages.ts'

interface OutgoingItemProps {
  one: Outgoing
  onAgain: () => void
  onDrop: () => void
}

/** A message that is on its way, or that did not arrive and why. */
export function OutgoingItem({ one: { text, problem }, onAgain, onDrop }: OutgoingItemProps) {
  return (
    <Box component="li" sx={{ paddingInlineStart: '40px', display: 'grid', gap: 1 }}>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: 'text.secondary' }}>{text}</Typography>
      {problem ? (
        <Box
          role="alert"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 2,
            color: 'var(--ops-late)',
            fontSize: 12,
            lineHeight: '16px',
          }}
        >
          {t.notSent} {problem}
          <PlainButton type="button" className="outlined" onClick={onAgain}>
            {t.tryAgain}
          </PlainButton>
          <PlainButton type="button" onClick={onDrop}>
            {t.leaveOut}
          </PlainButton>
        </Box>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t.sending}
        </Typography>
      )}
    </Box>
  )
}
