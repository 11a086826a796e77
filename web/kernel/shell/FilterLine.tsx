import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useLookBack } from '../ui/lookBack.ts'
import { LiveState } from './LiveState.tsx'
import * as t from './__generated__/messages.ts'

/** One line of what a screen is narrowed to, which scrolls where it is narrow, with whether it is live at its end. */
export function FilterLine({ children }: { children: ReactNode }) {
  const isLive = useLookBack() === undefined
  return (
    <Box
      role="group"
      aria-label={t.narrowedTo}
      sx={{
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        px: { xs: 3, md: 5 },
        py: 2.5,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        '& > *': { flex: 'none' },
      }}
    >
      {children}
      <Box data-screen-only sx={{ ml: 'auto' }}>
        {isLive ? <LiveState /> : null}
      </Box>
    </Box>
  )
}
