import { styled } from '@mui/material/styles'
import { spanText, timeText } from '../../kernel/ui/times.ts'
import type { Entry } from './entries.ts'
import { kindColors } from './kindColors.ts'
import * as t from './__generated__/messages.ts'

const Item = styled('button')({
  display: 'grid',
  gridTemplateColumns: '8px auto minmax(0, 1fr)',
  columnGap: 8,
  alignItems: 'baseline',
  width: '100%',
  padding: '6px 8px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: 'var(--ops-ink)',
  font: 'inherit',
  fontSize: 13,
  lineHeight: '20px',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { background: 'var(--ops-line-2)' },
  '@media (pointer: coarse)': { minHeight: 44 },
})
const sign = { width: 8, height: 8, borderRadius: 2 }
const quiet = { fontSize: 12, lineHeight: '16px', color: 'var(--ops-ink-2)' }
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const colors = {
  record: kindColors.records,
  routine: kindColors.routines,
  appointment: kindColors.appointments,
} as const

interface EntryListItemProps {
  entry: Entry
  isFirst: boolean
  describe: (element: HTMLElement) => void
  onOpen: () => void
}

/** One entry of a list: its time, whether it is late, its title, and who and where. */
export function EntryListItem({ entry, isFirst, describe, onOpen }: EntryListItemProps) {
  const { id, kind, start, end, isDueOnly, tone, title, about } = entry
  const word = tone === 'late' ? t.late : tone === 'done' ? t.isDone : isDueOnly ? t.due : ''
  return (
    <li>
      <Item
        type="button"
        data-entry={id}
        ref={(element) => {
          if (element) describe(element)
        }}
        autoFocus={isFirst}
        aria-keyshortcuts="Enter m Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown"
        onClick={onOpen}
      >
        <span aria-hidden="true" style={{ ...sign, background: colors[kind] }} />
        <span style={{ fontVariantNumeric: 'tabular-nums' }}>{end ? spanText(start, end) : timeText(start)}</span>
        <span style={cut}>
          {word ? <b style={{ color: tone === 'late' ? 'var(--ops-late)' : 'var(--ops-ink-2)' }}>{word}</b> : null}{' '}
          {title}
        </span>
        <span style={{ ...quiet, ...cut, gridColumn: '2 / -1' }}>{about}</span>
      </Item>
    </li>
  )
}
