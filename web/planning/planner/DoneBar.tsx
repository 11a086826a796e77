import Box from '@mui/material/Box'
import { CloseIcon } from '../../kernel/ui/icons.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

export interface Done {
  text: string
  isProblem?: boolean
  undo?: () => void
}

/**
 * What was done last, and the way back. It stands in the window and stays until the next thing is done: a toast would
 * lie outside of what the window lets the keyboard reach, and go.
 */
export function DoneBar({ done, onClose }: { done: Done | undefined; onClose: () => void }) {
  return (
    <Box
      role={done?.isProblem ? 'alert' : undefined}
      sx={{ position: 'absolute', insetInlineEnd: 12, bottom: 12, insetInlineStart: { xs: 12, sm: 'auto' }, zIndex: 5 }}
    >
      {done ? (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            paddingInlineStart: 3,
            paddingInlineEnd: 1,
            py: 1,
            maxWidth: 560,
            border: '1px solid var(--ops-line)',
            borderRadius: 1,
            bgcolor: 'var(--ops-raised)',
            boxShadow: 'var(--ops-shadow)',
            color: done.isProblem ? 'var(--ops-late)' : undefined,
          }}
        >
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {done.text}
          </Box>
          {done.undo ? (
            <PlainButton type="button" className="outlined" aria-keyshortcuts="Control+z" onClick={done.undo}>
              {t.undo}
            </PlainButton>
          ) : null}
          <PlainButton type="button" className="icon" aria-label={t.closeTheMessage} onClick={onClose}>
            <CloseIcon />
          </PlainButton>
        </Box>
      ) : null}
    </Box>
  )
}
