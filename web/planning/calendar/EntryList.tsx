import Box from '@mui/material/Box'
import Popover from '@mui/material/Popover'
import { useId, type KeyboardEvent } from 'react'
import { CloseIcon } from '../../kernel/ui/icons.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { describeEntry } from './describeEntry.ts'
import type { Entry } from './entries.ts'
import { EntryListItem } from './EntryListItem.tsx'
import * as t from './__generated__/messages.ts'

/** What was opened: where its entries stand in words, and which they are. */
export interface Listed {
  place: string
  ids: readonly string[]
  anchor: HTMLElement | null
}

interface EntryListProps {
  listed: Listed
  entries: readonly Entry[]
  timeZone: string
  onOpen: (entry: Entry) => void
  onClose: () => void
}

/** The entries behind a count, in a window; each is opened, moved and asked for its menu as in the days. */
export function EntryList({ listed: { place, ids, anchor }, entries, timeZone, onOpen, onClose }: EntryListProps) {
  const titleId = useId()
  const found = entries
    .filter(({ id }) => ids.includes(id))
    .toSorted((one, other) => one.start.localeCompare(other.start))

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (by === undefined || event.altKey || event.shiftKey || event.ctrlKey || event.metaKey) return
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-entry]')]
    const at = items.findIndex((item) => item === document.activeElement)
    items[Math.max(0, at + by)]?.focus()
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { width: 360, maxWidth: 'calc(100% - 32px)', maxHeight: 'min(480px, calc(100% - 32px))' },
        },
      }}
      // The days keep the focus of their own entries alone.
      onFocus={(event) => event.stopPropagation()}
      onBlur={(event) => event.stopPropagation()}
    >
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 1,
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          px: 3,
          py: 1,
          bgcolor: 'var(--ops-raised)',
          borderBottom: '1px solid var(--ops-line)',
        }}
      >
        <Box component="h3" id={titleId} sx={{ flex: 1, m: 0, fontSize: 13, fontWeight: 600 }}>
          {place}
        </Box>
        <Box component="span" sx={{ fontSize: 12, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {t.countOfEntries({ count: found.length })}
        </Box>
        <PlainButton type="button" className="icon" aria-label={t.closeList} onClick={onClose}>
          <CloseIcon />
        </PlainButton>
      </Box>
      <Box component="ul" onKeyDown={onKeyDown} sx={{ listStyle: 'none', m: 0, p: 1 }}>
        {found.map((entry, i) => (
          <EntryListItem
            key={entry.id}
            entry={entry}
            isFirst={i === 0}
            describe={(element) => describeEntry(element, entry, timeZone)}
            onOpen={() => onOpen(entry)}
          />
        ))}
      </Box>
    </Popover>
  )
}
