import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Frame = styled('div')({
  position: 'relative',
  overflowX: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: 13, lineHeight: '20px' },
  '& caption, & .unseen': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& th': {
    padding: '6px 12px',
    borderBottom: '1px solid var(--ops-line)',
    color: 'var(--ops-ink-2)',
    fontSize: 12,
    fontWeight: 550,
    textAlign: 'left',
    whiteSpace: 'nowrap',
  },
  '& td': { padding: '6px 12px', borderBottom: '1px solid var(--ops-line-2)', verticalAlign: 'middle' },
  '& tbody th': { color: 'var(--ops-ink)', fontSize: 13, borderBottomColor: 'var(--ops-line-2)' },
  '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& tbody tr:hover': { background: 'var(--ops-line-2)' },
})

interface TableProps {
  /** What the table is of, for a screen reader. */
  caption: string
  /** The headings; one with `number: true` is of numbers, an empty one is of buttons. */
  columns: readonly (string | { label: string; number?: boolean })[]
  /** Rows of `<tr>`. */
  children: ReactNode
}

/** A plain table that scrolls sideways where it has to. */
export function Table({ caption, columns, children }: TableProps) {
  // It is a group, not a landmark: often it stands alone in a section of the same name.
  return (
    <Frame tabIndex={0} role="group" aria-label={caption}>
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
                  <span className="unseen">What can be done</span>
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
