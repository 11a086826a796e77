import Box from '@mui/material/Box'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import type { Sending } from './useAttach.ts'
import * as t from './__generated__/messages.ts'

interface SendingRowProps {
  sending: Sending
  onAgain: () => void
  onDrop: () => void
}

/** A file on its way: how far it is, or why it did not arrive. */
export function SendingRow({ sending: { file, share, problem }, onAgain, onDrop }: SendingRowProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        p: 2,
        border: '1px solid var(--ops-line)',
        borderRadius: 1,
      }}
    >
      <Box sx={{ flex: 1, minWidth: 160, overflowWrap: 'anywhere' }}>
        {file.name}
        {problem ? (
          <Box role="alert" sx={{ color: 'var(--ops-late)', fontSize: 12, lineHeight: '16px' }}>
            {problem}
          </Box>
        ) : (
          <Box
            component="progress"
            aria-label={t.sending({ name: file.name })}
            max={1}
            value={share}
            sx={{ display: 'block', width: '100%', height: 6, mt: 1, accentColor: 'var(--ops-brand)' }}
          />
        )}
      </Box>
      {problem ? (
        <>
          <PlainButton type="button" className="outlined" onClick={onAgain}>
            {t.tryAgain}
          </PlainButton>
          <PlainButton type="button" onClick={onDrop} aria-label={t.leaveOut2({ name: file.name })}>
            {t.leaveOut}
          </PlainButton>
        </>
      ) : null}
    </Box>
  )
}
