import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, type ReactNode } from 'react'
import { toast } from '../../kernel/shell/toast.ts'
import { Brand } from '../../kernel/ui/Brand.tsx'
import { takeEndOfSignIn } from '../../kernel/auth/tokens.ts'
import * as t from './__generated__/messages.ts'

interface PublicPageProps {
  title: string
  /** In pixels. */
  width?: number
  /** Whether its heading has the focus to begin with, where nothing on it is to be pressed or filled in first. */
  leadsToHeading?: boolean
  children: ReactNode
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus()

/** The frame of the pages beside the board. Who was signed out is told why. */
export function PublicPage({ title, width = 360, leadsToHeading = false, children }: PublicPageProps) {
  useEffect(() => {
    const reason = takeEndOfSignIn()
    if (reason) toast('warning', t.youWereSignedOut, reason)
  }, [])
  return (
    <Box component="main" sx={{ display: 'grid', placeItems: 'center', minHeight: '100vh', p: 3 }}>
      <title>{t.opsgraph({ title })}</title>
      <Stack sx={{ width: '100%', maxWidth: width, gap: 5 }}>
        <div>
          <Brand />
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            {t.whatThisIs}
          </Typography>
        </div>
        <Box sx={{ p: 5, border: '1px solid var(--ops-line)', borderRadius: '10px', bgcolor: 'background.paper' }}>
          <Typography
            component="h1"
            variant="h1"
            key={title}
            ref={leadsToHeading ? takeFocus : undefined}
            tabIndex={leadsToHeading ? -1 : undefined}
            sx={{ mb: 3, overflowWrap: 'anywhere', '&:focus-visible': { outline: 'none' } }}
          >
            {title}
          </Typography>
          {children}
        </Box>
      </Stack>
    </Box>
  )
}
