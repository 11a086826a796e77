import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Suspense, use, useState, type ReactNode } from 'react'
import { MenuIcon } from '../ui/icons.tsx'
import { PlainButton } from '../ui/PlainButton.tsx'
import { FrameContext } from './frame.ts'
import * as t from './__generated__/messages.ts'

interface PageProps {
  title: string
  /** What stands in the header beside the title. */
  actions?: ReactNode
  /** A line between the header and the work: tabs. */
  bar?: ReactNode
  children: ReactNode
}

/** A screen: one header line, and the work below it. */
export function Page({ title, actions, bar, children }: PageProps) {
  const frame = use(FrameContext)
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <Box
      component="main"
      sx={{
        display: 'grid',
        gridTemplate: `minmax(52px, auto) ${bar ? 'auto ' : ''}minmax(0, 1fr) / minmax(0, 1fr)`,
        minWidth: 0,
        height: '100dvh',
        // Where the window is low, as at 400 %, the lines above the work scroll away.
        '@media (max-height: 479.95px)': {
          gridTemplateRows: `auto ${bar ? 'auto ' : ''}minmax(420px, 1fr)`,
          overflowY: 'auto',
        },
        '@media print': { display: 'block', height: 'auto' },
      }}
    >
      <title>{t.opsgraph({ title })}</title>
      <Box
        component="header"
        sx={{
          display: 'flex',
          // What belongs to the screen takes a line of its own where there is no room for all.
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          alignItems: 'center',
          columnGap: { xs: 2, sm: 3 },
          px: { xs: 3, md: 5 },
          borderBottom: '1px solid var(--ops-line)',
          bgcolor: 'background.paper',
        }}
      >
        <Box sx={{ display: { xs: 'block', md: 'none' }, marginInlineStart: -1.5 }}>
          <PlainButton type="button" className="icon" aria-label={t.places} onClick={() => setDrawer('open')}>
            <MenuIcon />
          </PlainButton>
        </Box>
        <Typography component="h1" variant="h1" noWrap sx={{ flex: { xs: 1, sm: 'none' }, maxWidth: { sm: '60%' } }}>
          {title}
        </Typography>
        {actions ? (
          <Box
            sx={{
              order: { xs: 1, sm: 0 },
              flex: { xs: '1 0 100%', sm: '0 1 auto' },
              marginInlineStart: { sm: 'auto' },
              pb: { xs: 2, sm: 0 },
              display: 'flex',
              alignItems: 'center',
              gap: { xs: 2, sm: 3 },
              minWidth: 0,
            }}
          >
            {actions}
          </Box>
        ) : null}
        <Box
          sx={{
            marginInlineStart: { xs: 'auto', sm: actions ? 0 : 'auto' },
            height: 52,
            display: 'flex',
            flex: 'none',
            alignItems: 'center',
            gap: { xs: 2, sm: 3 },
          }}
        >
          {frame ? <frame.Tools /> : null}
        </Box>
      </Box>
      {bar}
      {children}
      {frame && drawer !== 'never' ? (
        <Suspense>
          <frame.Drawer open={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      ) : null}
    </Box>
  )
}
