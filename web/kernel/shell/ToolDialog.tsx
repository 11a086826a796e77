import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTheme } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { CloseIcon } from '../ui/icons.tsx'
import { PlainButton } from '../ui/PlainButton.tsx'
import { useCloseTool } from './useCloseTool.ts'
import { WindowContext } from './windowContext.ts'
import * as t from './__generated__/messages.ts'

interface ToolDialogProps {
  title: string
  /** What stands beside the title. */
  actions?: ReactNode
  /** How wide it may get; all of the page where it is not said. */
  maxWidth?: 'xs' | 'sm' | 'md'
  children: ReactNode
}

/** A tool of the toolbar: a window over the board; closing it leads back to the board as it was. */
export function ToolDialog({ title, actions, maxWidth, children }: ToolDialogProps) {
  const close = useCloseTool()
  const titleId = useId()
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'))
  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      fullScreen={isNarrow}
      maxWidth={maxWidth ?? false}
      aria-labelledby={titleId}
      slotProps={{
        paper: {
          sx:
            maxWidth || isNarrow
              ? undefined
              : {
                  m: 5,
                  width: 'calc(100% - 40px)',
                  maxWidth: 'none',
                  height: 'calc(100dvh - 40px)',
                  maxHeight: 'none',
                },
        },
      }}
    >
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          px: 5,
          minHeight: 52,
          borderBottom: '1px solid var(--ops-line)',
        }}
      >
        <Typography id={titleId} component="h2" variant="h1" noWrap sx={{ flex: 1 }}>
          {title}
        </Typography>
        {actions}
        <PlainButton type="button" className="icon" aria-label={t.close} onClick={close}>
          <CloseIcon />
        </PlainButton>
      </Box>
      <Box
        sx={{
          minHeight: 0,
          flex: 1,
          overflow: 'auto',
          display: 'grid',
          gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
        }}
      >
        <WindowContext value>{children}</WindowContext>
      </Box>
    </Dialog>
  )
}
