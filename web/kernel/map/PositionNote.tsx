import Box from '@mui/material/Box'
import { CloseIcon } from '../ui/icons.tsx'
import { PlainButton } from '../ui/PlainButton.tsx'
import { forTouch } from './touch.ts'
import * as t from './__generated__/messages.ts'

interface PositionNoteProps {
  text: string
  onClose: () => void
}

/** How finding the viewer's position went, over the map. */
export const PositionNote = ({ text, onClose }: PositionNoteProps) => (
  <Box
    sx={{
      position: 'absolute',
      bottom: 28,
      left: 8,
      right: 8,
      display: 'flex',
      justifyContent: 'center',
      pointerEvents: 'none',
    }}
  >
    <Box
      sx={
        text
          ? {
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              pl: 3,
              maxWidth: 460,
              border: '1px solid var(--ops-line)',
              borderRadius: 1,
              bgcolor: 'var(--ops-raised)',
              boxShadow: 'var(--ops-shadow)',
              pointerEvents: 'auto',
            }
          : null
      }
    >
      <span role="status">{text}</span>
      {text ? (
        <PlainButton type="button" className="icon" aria-label={t.closeMessage} onClick={onClose} sx={forTouch}>
          <CloseIcon />
        </PlainButton>
      ) : null}
    </Box>
  </Box>
)
