import Box from '@mui/material/Box'
import { useId, useState, type ReactNode } from 'react'
import { ChevronIcon } from '../ui/icons.tsx'
import { PlainButton } from '../ui/PlainButton.tsx'
import { isLegendOpen, keepLegendOpen } from './legendOpen.ts'
import { forTouch } from './touch.ts'
import * as t from './__generated__/messages.ts'

/** What the marks of a map mean, folded or not as it was left last in this browser. */
export function MapLegend({ children }: { children: ReactNode }) {
  const id = useId()
  const [isOpen, setOpen] = useState(isLegendOpen)
  const fold = () => {
    setOpen(!isOpen)
    keepLegendOpen(!isOpen)
  }
  return (
    <Box
      sx={{
        position: 'absolute',
        bottom: 52,
        left: 8,
        maxWidth: 'min(264px, calc(100% - 64px))',
        maxHeight: 'calc(100% - 60px)',
        overflow: 'auto',
        border: '1px solid var(--ops-line)',
        borderRadius: 1,
        bgcolor: 'background.paper',
        fontSize: 12,
        lineHeight: '16px',
      }}
    >
      <PlainButton
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={fold}
        sx={{ width: '100%', justifyContent: 'space-between', fontWeight: 550, ...forTouch }}
      >
        {t.legend}
        <Box component="span" sx={{ display: 'inline-flex', transform: isOpen ? 'none' : 'rotate(180deg)' }}>
          <ChevronIcon />
        </Box>
      </PlainButton>
      <Box id={id} hidden={!isOpen} sx={{ display: isOpen ? 'grid' : 'none', gap: 1, px: 2, pb: 2 }}>
        {children}
      </Box>
    </Box>
  )
}
