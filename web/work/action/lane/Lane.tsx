import { styled } from '@mui/material/styles'
import { number } from '../../../kernel/messages/format.ts'
import { ChevronIcon } from '../../../kernel/ui/icons.tsx'
import { Initials } from '../../../kernel/ui/Initials.tsx'
import { PlainButton } from '../../../kernel/ui/PlainButton.tsx'
import { LaneCells } from './LaneCells.tsx'
import type { LaneColumn, LaneRow } from './LaneList.tsx'
import * as t from './__generated__/messages.ts'

const Frame = styled('section')({
  paddingBottom: 12,
  '& > header': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 36, color: 'var(--ops-ink-3)' },
  '& > header h2': { margin: 0, font: 'inherit', minWidth: 0 },
  '& > header button': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    maxWidth: '100%',
    fontWeight: 600,
    color: 'var(--ops-ink)',
  },
  '& > header .name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > header .total': { flex: 'none' },
  '& > header svg': { flex: 'none' },
  '& [aria-expanded=false] > svg': { transform: 'rotate(-90deg)' },
})

interface LaneProps {
  row: LaneRow
  columns: readonly LaneColumn[]
  isOpen: boolean
  onToggle: () => void
}

/** A lane: whose it is, how many records and hours of work it has, and these under the columns of the board. */
export function Lane({ row, columns, isOpen, onToggle }: LaneProps) {
  const { label, id, by, count, minutes } = row
  return (
    <Frame aria-label={label}>
      <header>
        <h2>
          <PlainButton type="button" aria-expanded={isOpen} onClick={onToggle}>
            <ChevronIcon size={14} />
            {by === 'ASSIGNEE' && id ? (
              <span aria-hidden="true">
                <Initials name={label} />
              </span>
            ) : null}
            <span className="name">{label}</span>
          </PlainButton>
        </h2>
        <span className="total">
          {t.laneTotal({ count, hours: number(minutes / 60, { maximumFractionDigits: 1 }) })}
        </span>
      </header>
      {isOpen ? <LaneCells row={row} columns={columns} /> : null}
    </Frame>
  )
}
