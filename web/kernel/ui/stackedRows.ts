// How the rows of a table look where there is little width: blocks, each cell with its heading above it.
import type { Column } from './Table.tsx'
import { unseen } from './unseen.ts'

const labelOf = (column: Column) => (typeof column === 'string' ? column : column.label)

/** What the columns need side by side; a table with buttons needs more than a phone has. */
export function widthOf(columns: readonly Column[]): number {
  const needed = columns.reduce((sum, column, i) => {
    if (!labelOf(column)) return sum + 60
    return sum + (i === 0 ? 160 : typeof column === 'string' ? 120 : 80)
  }, 0)
  return columns.length > 3 || columns.some((column) => !labelOf(column)) ? Math.max(600, needed) : needed
}

/** What a thumb can press. */
const pressed = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  padding: '0 14px',
  border: '1px solid var(--ops-line)',
  borderRadius: '8px',
  textDecoration: 'none',
}

export const stackedRows = (columns: readonly Column[], below: number, cell: number) => ({
  // Paper is printed as a table, whatever its width.
  '@media screen': {
    containerType: 'inline-size',
    [`@container (max-width: ${below - 0.05}px)`]: {
      '& table, & tbody': { display: 'block' },
      '& thead': unseen,
      '& tbody tr': {
        position: 'relative',
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
        textAlign: 'start !important',
        whiteSpace: 'normal !important',
        overflowWrap: 'anywhere',
      },
      '& tbody th': { order: -1 },
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
      '& tbody a:is([href^="tel:"], [href^="mailto:"])': pressed,
      // A menu stands beside the name, at the right; what chooses the row before it.
      '& tbody tr:has(> td > .more) > th': { paddingInlineEnd: '44px' },
      '& tbody td:has(> .more)': { position: 'absolute', top: 0, insetInlineEnd: 4 },
      '& tbody tr:has(> td > [type=checkbox])': { paddingInlineStart: '48px' },
      '& tbody td:first-of-type:has(> [type=checkbox])': { position: 'absolute', top: 12, insetInlineStart: 16 },
      ...Object.fromEntries(columns.map((column, i) => cellStyle(labelOf(column), i))),
    },
  },
})

/** A cell says its heading, one of buttons is a line of them that a thumb can press. */
const cellStyle = (label: string, i: number) =>
  label
    ? [`& tbody td:nth-child(${i + 1}):not([colspan])::before`, { content: JSON.stringify(label) }]
    : [
        `& tbody td:nth-child(${i + 1})`,
        {
          '&:not(:has(> .more, > [type=checkbox]))': { gridColumn: '1 / -1' },
          '& > div': { flexWrap: 'wrap', justifyContent: 'flex-start !important', gap: '8px' },
          '& button:not(.more), & a': pressed,
          '& .primary': { borderColor: 'transparent' },
          '& .more': { minHeight: '44px', minWidth: '44px', justifyContent: 'center' },
        },
      ]
