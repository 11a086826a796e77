import { styled } from '@mui/material/styles'
import type { KeyboardEvent } from 'react'
import { SearchIcon } from '../../kernel/ui/icons.tsx'
import { takeTyped } from './openPalette.ts'
import * as t from './__generated__/messages.ts'

const Line = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '0 16px',
  borderBottom: '1px solid var(--ops-line)',
  color: 'var(--ops-ink-3)',
  '& input': {
    flex: 1,
    minWidth: 0,
    height: 48,
    border: 0,
    outline: 'none',
    background: 'none',
    color: 'var(--ops-ink)',
    font: 'inherit',
    fontSize: 15,
  },
  '& input::placeholder': { color: 'var(--ops-ink-3)', opacity: 1 },
  '& input::-webkit-search-cancel-button': { display: 'none' },
  '&:focus-within': { boxShadow: 'inset 0 -2px var(--ops-brand)' },
})

interface PaletteFieldProps {
  value: string
  listId: string
  activeId: string | undefined
  onChange: (value: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Where one types what one looks for; the focus stays here while the arrows choose in the list. */
export function PaletteField({ value, listId, activeId, onChange, onKeyDown }: PaletteFieldProps) {
  return (
    <Line>
      <SearchIcon />
      <input
        type="search"
        role="combobox"
        aria-label={t.searchEverything}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        // It takes the focus and what was typed on its way at once, so that no letter falls between the two.
        ref={(input) => {
          if (!input) return
          input.focus()
          const early = takeTyped()
          if (early) onChange(early)
        }}
        maxLength={200}
        placeholder={t.recordsPeoplePlacesOrWhatTo}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
    </Line>
  )
}
