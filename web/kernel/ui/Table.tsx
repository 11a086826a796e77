import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { stackedRows, widthOf } from './stackedRows.ts'
import { unseen } from './unseen.ts'
import * as t from './__generated__/messages.ts'

const Frame = styled('div')({
  position: 'relative',
  overflowX: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: 13, lineHeight: '20px' },
  '& caption, & .unseen': unseen,
  '& th': {
    padding: '6px 12px',
    borderBottom: '1px solid var(--ops-line)',
    color: 'var(--ops-ink-2)',
    fontSize: 12,
    fontWeight: 550,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  '& td': { padding: '6px 12px', borderBottom: '1px solid var(--ops-line-2)', verticalAlign: 'middle' },
  '& tbody th': { color: 'var(--ops-ink)', fontSize: 13, borderBottomColor: 'var(--ops-line-2)' },
  '& .number': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& tbody tr:hover': { background: 'var(--ops-line-2)' },
})

export type Column = string | { label: string; number?: boolean }

export interface TableProps {
  /** What the table is of, for a screen reader. */
  caption: string
  /** The headings; one with `number: true` is of numbers, an empty one is of buttons. */
  columns: readonly Column[]
  /** Below which width rows are blocks, where it is not what the columns need. */
  stacks?: number
  /** How narrow a cell of such a block may be. */
  cell?: number
  /** Rows of `<tr>`, each with a `<th>` that says what it is. */
  children: ReactNode
}

/** A plain table. Where its columns have too little width, each row is a block. */
export function Table({ caption, columns, stacks = widthOf(columns), cell = 140, children }: TableProps) {
  // It is a group, not a landmark: often it stands alone in a section of the same name.
  return (
    <Frame tabIndex={0} role="group" aria-label={caption} sx={stackedRows(columns, stacks, cell)}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, i) => {
              const { label, number } = typeof column === 'string' ? { label: column, number: false } : column
              return label ? (
                <th key={label} scope="col" className={number ? 'number' : undefined}>
                  {label}
                </th>
              ) : (
                <th key={i} scope="col">
                  <span className="unseen">{t.whatCanBeDone}</span>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Frame>
  )
}
