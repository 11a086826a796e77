import Box from '@mui/material/Box'
import { useState, type ReactNode } from 'react'
import { ChevronIcon } from '../../kernel/ui/icons.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

const dot = { position: 'absolute', insetInlineStart: 10, top: 6, width: 7, height: 7, borderRadius: '50%' } as const

/** Steps of one person within a minute: the last one, and those before it on request. */
export function ChangeLot({ lines }: { lines: readonly ReactNode[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const others = lines.length - 1
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, paddingInlineStart: '38px', position: 'relative' }}>
      <Box aria-hidden="true" sx={{ ...dot, bgcolor: 'var(--ops-ink-3)' }} />
      {others ? (
        <PlainButton
          type="button"
          aria-expanded={isOpen}
          style={{ justifySelf: 'start', padding: '0 4px', marginInlineStart: -4, fontSize: 12 }}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t.showLess : t.moreChanges({ count: others })}
          <ChevronIcon size={12} />
        </PlainButton>
      ) : null}
      {isOpen ? lines : lines.at(-1)}
    </Box>
  )
}
