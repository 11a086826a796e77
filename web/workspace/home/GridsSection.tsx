import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { toggled, withParams } from '../../kernel/ui/address.ts'
import { GridPanel } from './GridPanel.tsx'
import { shownGrids } from '../../work/action/grids.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '0 20px 8px',
  minHeight: 34,
  color: 'var(--ops-ink-3)',
  fontSize: 12,
  '& h2': { margin: 0, fontSize: 13, lineHeight: '20px', fontWeight: 650, color: 'var(--ops-ink)' },
  '& p': { margin: 0, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& button': { marginInlineStart: 'auto', flex: 'none' },
})

/** Rows of up to four; on a narrow screen one beside the other, with a swipe to the next. */
const Panels = styled('div', { shouldForwardProp: (name) => name !== 'count' })<{ count: number }>(
  ({ count, theme }) => ({
    display: 'grid',
    gridTemplateColumns: `repeat(${Math.ceil(count / Math.ceil(count / 4))}, minmax(0, 1fr))`,
    gridAutoRows: 'minmax(300px, 1fr)',
    gap: 12,
    padding: '0 20px 20px',
    minHeight: 0,
    '& > *': { minHeight: 0, minWidth: 0 },
    [theme.breakpoints.down('md')]: {
      gridTemplateColumns: `repeat(${count}, minmax(260px, 1fr))`,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      padding: '0 12px 12px',
    },
    [theme.breakpoints.down('sm')]: {
      gridTemplateColumns: `repeat(${count}, 86%)`,
      scrollSnapType: 'x mandatory',
      scrollPaddingInline: 12,
      '& > *': { scrollSnapAlign: 'start' },
    },
    '@media print': {
      gridTemplateColumns: `repeat(${Math.ceil(count / Math.ceil(count / 4))}, minmax(0, 1fr))`,
      gridAutoRows: 'auto',
      overflow: 'visible',
      padding: '12px 0 0',
    },
  }),
)

/** The grids that the address names, below the buckets. */
export function GridsSection() {
  const [search, setSearch] = useSearch()
  const shown = shownGrids(search)
  // An address that names none that there are names none.
  const isEmpty = shown.length === 0
  useEffect(() => {
    if (isEmpty) setSearch((current) => withParams(current, { grids: null }), { replace: true })
  }, [isEmpty, setSearch])
  if (isEmpty) return null
  return (
    <section
      aria-label={t.grids}
      style={{ display: 'grid', gridTemplate: 'auto minmax(min-content, 1fr) / minmax(0, 1fr)', minHeight: 0 }}
    >
      <Line>
        <h2>{t.grids}</h2>
        <p>{t.aRecordCanStandInSeveral}</p>
        <PlainButton type="button" onClick={() => setSearch((current) => withParams(current, { grids: null }))}>
          {t.hideAllGrids}
        </PlainButton>
      </Line>
      <Panels count={shown.length}>
        {shown.map((grid) => (
          <GridPanel
            key={grid.name}
            grid={grid}
            onHide={() => setSearch((current) => toggled(current, 'grids', grid.name.toLowerCase()))}
          />
        ))}
      </Panels>
    </section>
  )
}
