import { styled } from '@mui/material/styles'
import { reachRank, reachWord } from './reaches.ts'
import type { Cell, Change } from './useChanges.ts'
import * as t from './__generated__/messages.ts'

const Button = styled('button')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0 8px',
  width: '100%',
  minHeight: 32,
  padding: '4px 9px',
  border: '1px solid transparent',
  borderRadius: 6,
  background: 'none',
  color: 'var(--ops-ink)',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--ops-field)' },
  '&[aria-disabled="true"]': { cursor: 'default', color: 'var(--ops-ink-2)' },
  '&[aria-disabled="true"]:hover': { borderColor: 'transparent' },
  '&.changed': { borderColor: 'var(--ops-line)', fontWeight: 550 },
  '&.pending': { background: 'var(--ops-brand-weak)', borderColor: 'var(--ops-brand)', fontWeight: 550 },
  '& small': { gridColumn: 2, color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px', fontWeight: 400 },
  '& .reach': { display: 'flex', gap: 2 },
  '& .reach i': { width: 4, height: 10, borderRadius: 1, background: 'var(--ops-line)' },
  '& .reach i.on': { background: 'var(--ops-ink-3)' },
  '&:is(.changed, .pending) .reach i.on': { background: 'var(--ops-brand)' },
})

interface MatrixCellProps {
  cell: Cell
  purpose: string
  /** What it is set to, where that is not saved. */
  wanted: Change | undefined
  refusal: string | undefined
  /** Whether Tab comes to it. */
  isEntry: boolean
  onFocus: () => void
  onTell: (told: { anchor: HTMLElement; text: string } | undefined) => void
  onOpen: (anchor: HTMLElement) => void
}

/** One cell: how far, in words and as a bar, and what it was where it differs. */
export function MatrixCell({ cell, purpose, wanted, refusal, isEntry, onFocus, onTell, onOpen }: MatrixCellProps) {
  const { levelName, reach, defaultReach } = cell
  const shown = wanted?.reach ?? reach
  const why = cell.fixedBecause ?? refusal
  const note = wanted
    ? [t.was({ reachWord: reachWord(wanted.seen) }), wanted.seen !== reach && t.now({ reachWord: reachWord(reach) })]
        .filter(Boolean)
        .join(', ')
    : reach === defaultReach
      ? undefined
      : t.byDefault({ reachWord: reachWord(defaultReach) })
  const state = [note && (wanted ? t.notSaved({ note }) : t.changedNote({ note })), why && t.fixedBecause({ why })]
    .filter(Boolean)
    .join('. ')
  const tell = (anchor: HTMLElement) => why && onTell({ anchor, text: why })
  return (
    <Button
      type="button"
      className={wanted ? 'pending' : note ? 'changed' : undefined}
      tabIndex={isEntry ? 0 : -1}
      aria-disabled={why ? true : undefined}
      aria-haspopup={why ? undefined : 'menu'}
      aria-label={t.may3({ levelName, purpose, reachWord: reachWord(shown), value: state ? `. ${state}` : '' })}
      onFocus={(event) => {
        onFocus()
        tell(event.currentTarget)
      }}
      onBlur={() => onTell(undefined)}
      onMouseEnter={(event) => tell(event.currentTarget)}
      onMouseLeave={() => onTell(undefined)}
      onClick={(event) => (why ? tell(event.currentTarget) : onOpen(event.currentTarget))}
    >
      <span className="reach" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <i key={step} className={step <= reachRank(shown) ? 'on' : undefined} />
        ))}
      </span>
      {reachWord(shown)}
      {note ? <small>{wanted ? t.unsaved({ note }) : note}</small> : null}
    </Button>
  )
}
