import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { CloseIcon } from './icons.tsx'
import { PlainButton } from './PlainButton.tsx'
import * as t from './__generated__/messages.ts'

/**
 * The head of a window whose content has none: while it is on its way, or where it did not come. It closes without a
 * key.
 */
export const WindowHead = ({ title, onClose }: { title: string; onClose: () => void }) => (
  <Box
    component="header"
    sx={{
      flex: 'none',
      display: 'flex',
      alignItems: 'center',
      gap: 3,
      px: { xs: 4, sm: 5 },
      minHeight: 52,
      borderBottom: '1px solid var(--ops-line)',
    }}
  >
    <Typography component="h2" variant="h1" noWrap sx={{ flex: 1 }}>
      {title}
    </Typography>
    <PlainButton type="button" className="icon" aria-label={t.close} onClick={onClose}>
      <CloseIcon />
    </PlainButton>
  </Box>
)
