import { styled } from '@mui/material/styles'
import { useRef, useState, type ReactNode } from 'react'
import { Virtualizer } from 'virtua'
import { ListItem, ListSize } from '../../../kernel/ui/ListItem.tsx'
import { useIsPrinted } from '../../../kernel/ui/useIsPrinted.ts'
import type { BucketName } from '../moves.ts'
import { Lane } from './Lane.tsx'
import { nextCard } from './nextCard.ts'
import * as t from './__generated__/messages.ts'

const Scroller = styled('div')(({ theme }) => ({
  minHeight: 0,
  overflow: 'auto',
  scrollbarWidth: 'thin',
  padding: '0 20px 20px',
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  // The heads and each lane have the same columns.
  '& .columns': {
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--lane-columns), minmax(max(180px, var(--ops-column, 0px)), 1fr))',
    gap: 8,
  },
  '& .heads': { position: 'sticky', top: 0, zIndex: 2, background: 'var(--ops-canvas)', paddingBottom: 8 },
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    padding: '8px 12px',
    border: '1px solid var(--ops-line)',
    borderTop: '3px solid',
    borderRadius: 10,
    background: 'var(--ops-surface)',
  },
  '& .head h2': { margin: 0, font: 'inherit', fontWeight: 600 },
  '& .head .count': { marginInlineStart: 'auto', fontWeight: 550, color: 'var(--ops-ink-3)' },
  '& li': { breakInside: 'avoid' },
  // Where there is no room for all columns those of a lane stand one below the other, and each says its own name.
  [theme.breakpoints.down('md')]: {
    padding: '0 12px 12px',
    '& .heads': { display: 'none' },
    '& .columns': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))' },
  },
  '@media print': { overflow: 'visible', padding: 0, '& .heads': { position: 'static' } },
}))

export interface LaneColumn {
  name: BucketName
  label: string
  color: string
}

/** A person or an organization, and how much of the board is theirs. */
export interface LaneRow {
  key: string
  by: 'ASSIGNEE' | 'ORGANIZATION'
  /** Null for what is nobody's. */
  id: string | null
  label: string
  count: number
  /** The service time of its records. */
  minutes: number
}

interface LaneListProps {
  lanes: readonly LaneRow[]
  columns: readonly LaneColumn[]
  renderHead: (column: LaneColumn) => ReactNode
}

/** The lanes of the board one below the other, read as they come into sight. */
export function LaneList({ lanes, columns, renderHead }: LaneListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const isPrinted = useIsPrinted()
  const toggle = (key: string) =>
    setClosed((current) => new Set(current.has(key) ? [...current].filter((one) => one !== key) : [...current, key]))
  const lane = (row: LaneRow) => (
    <Lane key={row.key} row={row} columns={columns} isOpen={!closed.has(row.key)} onToggle={() => toggle(row.key)} />
  )
  return (
    <Scroller
      ref={scroller}
      style={{ '--lane-columns': columns.length } as object}
      onKeyDown={(event) => {
        const card = event.shiftKey ? undefined : nextCard(event.key, event.target as HTMLElement, scroller.current!)
        if (!card) return
        event.preventDefault()
        card.focus()
      }}
    >
      <div className="columns heads">
        {columns.map((column) => (
          <div key={column.name} className="head" style={{ borderTopColor: column.color }}>
            <h2>{column.label}</h2>
            {renderHead(column)}
          </div>
        ))}
      </div>
      <ListSize value={lanes.length}>
        {isPrinted ? (
          <ul aria-label={t.lanes}>
            {lanes.map((row, i) => (
              <ListItem key={row.key} index={i} style={{}}>
                {lane(row)}
              </ListItem>
            ))}
          </ul>
        ) : (
          <Virtualizer scrollRef={scroller} data={lanes} as="ul" item={ListItem} bufferSize={400}>
            {lane}
          </Virtualizer>
        )}
      </ListSize>
    </Scroller>
  )
}
