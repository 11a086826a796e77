import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import * as t from './__generated__/messages.ts'

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

/** Below a width of the table itself a row becomes a block, each cell with its heading above it. */
const stacked = (columns: TableProps['columns'], below: number, cell: number) => ({
  // Paper is printed as a table, whatever its width.
  '@media screen': {
    containerType: 'inline-size',
    [`@container (max-width: ${below - 0.05}px)`]: {
      '& table, & tbody': { display: 'block' },
      '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(${cell}px, 1fr))`,
        gap: '8px 12px',
        padding: '10px 12px',
        borderBottom: '1px solid var(--ops-line-2)',
      },
      '& tbody td, & tbody th': {
        minWidth: '0 !important',
        width: 'auto !important',
        padding: 0,
        border: 0,
        textAlign: 'left !important',
        whiteSpace: 'normal !important',
        overflowWrap: 'anywhere',
      },
      '& tbody th, & tbody .whole': { gridColumn: '1 / -1' },
      '& tbody .filled': { padding: '4px 6px', borderRadius: '6px' },
      '& tbody td:empty': { display: 'none' },
      '& tbody td::before': {
        display: 'block',
        color: 'var(--ops-ink-2)',
        fontSize: 12,
        lineHeight: '16px',
        fontWeight: 400,
      },
      ...Object.fromEntries(
        columns.map((column, i) => [
          `& tbody td:nth-of-type(${i})::before`,
          { content: JSON.stringify(typeof column === 'string' ? column : column.label) },
        ]),
      ),
    },
  },
})

export interface TableProps {
  /** What the table is of, for a screen reader. */
  caption: string
  /** The headings; one with `number: true` is of numbers, an empty one is of buttons. */
  columns: readonly (string | { label: string; number?: boolean })[]
  /**
   * Where there is little width a row, which begins with a `<th>`, is a block instead of a line to scroll along; a
   * number says below which.
   */
  stacks?: boolean | number
  /** How narrow a cell of such a block may be. */
  cell?: number
  /** Rows of `<tr>`. */
  children: ReactNode
}

/** A plain table that scrolls sideways where it has to. */
export function Table({ caption, columns, stacks = false, cell = 140, children }: TableProps) {
  // It is a group, not a landmark: often it stands alone in a section of the same name.
  return (
    <Frame
      tabIndex={0}
      role="group"
      aria-label={caption}
      sx={stacks ? stacked(columns, stacks === true ? 576 : stacks, cell) : undefined}
    >
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
