import Box from '@mui/material/Box'
import { number } from '../../kernel/messages/format.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { SearchField } from '../../kernel/ui/SearchField.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { usePlanner } from './PlannerContext.ts'
import { orderIn, pageIn, pageLength } from './plannerSearch.ts'
import { FillButton } from './fill/FillButton.tsx'
import { useToggled } from './useToggled.ts'
import { useTarget } from './useTarget.ts'
import { WaitingItem } from './WaitingItem.tsx'
import type { Work } from './work.ts'
import * as t from './__generated__/messages.ts'

interface WaitingListProps {
  /** The records in their order. */
  rows: readonly string[]
  count: number
  page: number
}

/** The work without a slot, or past the end of it; what is dropped here is on no plan any more. */
export function WaitingList({ rows, count, page }: WaitingListProps) {
  const { pool, now, unplan } = usePlanner()
  const { search, set } = useNarrowing()
  const { element, isOver } = useTarget<HTMLElement>({ onDrop: (work) => unplan(work) })
  const order = orderIn(search)
  const waits = ({ isOpen, isPlanned, to }: Work) => isOpen && (!isPlanned || to! < now)
  const listed = rows.flatMap((id) => pool.find((work) => work.id === id && waits(work)) ?? [])
  // What was taken off a plan is not in what was read.
  const added = pool.filter((work) => !work.isPlanned && work.isOpen && !rows.includes(work.id))
  const [chosen, toggle] = useToggled()
  const shown = [...added, ...listed]
  const pages = Math.max(1, Math.ceil(count / pageLength))
  const turn = (by: 1 | -1) =>
    set((latest) => {
      const next = Math.min(pageIn(latest) + by, pages)
      return { page: next > 1 ? String(next) : null }
    })
  return (
    <Box
      component="section"
      ref={element}
      aria-label={t.toBePlanned}
      sx={{
        display: 'grid',
        gridTemplate: 'auto minmax(0, 1fr) auto / minmax(0, 1fr)',
        minHeight: 0,
        bgcolor: 'background.default',
        boxShadow: isOver ? 'inset 0 0 0 2px var(--ops-brand)' : 'none',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 2,
          p: 3,
          pb: 2,
          '& input': { width: '100%' },
          '& label': { flex: 1 },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box component="h2" sx={{ m: 0, fontSize: 13, fontWeight: 650 }}>
            {t.toBePlanned}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {number(count)}
          </Box>
          <Box role="group" aria-label={t.order} sx={{ marginInlineStart: 'auto', display: 'flex', gap: 1 }}>
            <PlainButton
              type="button"
              className={order === 'priority' ? 'chip chosen' : 'chip'}
              aria-pressed={order === 'priority'}
              onClick={() => set({ sort: null, page: null })}
            >
              {t.priority}
            </PlainButton>
            <PlainButton
              type="button"
              className={order === 'age' ? 'chip chosen' : 'chip'}
              aria-pressed={order === 'age'}
              onClick={() => set({ sort: 'age', page: null })}
            >
              {t.age}
            </PlainButton>
          </Box>
        </Box>
        <Box sx={{ display: 'flex' }}>
          <SearchField param="find" label={t.findWorkToPlan} />
        </Box>
        {shown.length ? <FillButton chosen={shown.flatMap(({ id }) => (chosen.has(id) ? [id] : []))} /> : null}
      </Box>
      {shown.length ? (
        <Box
          component="ul"
          aria-label={t.workToBePlanned}
          tabIndex={0}
          sx={{
            m: 0,
            p: 3,
            pt: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 2,
            alignContent: 'start',
            overflowY: 'auto',
          }}
        >
          {shown.map((work) => (
            <WaitingItem key={work.id} work={work} isChosen={chosen.has(work.id)} onToggle={() => toggle(work.id)} />
          ))}
        </Box>
      ) : (
        <Empty>
          {search.get('find') ? t.noWorkOfThatNameWaits : page > 1 ? t.thereIsNoMore : t.everythingHasItsTimeNewWork}
        </Empty>
      )}
      {pages > 1 || page > 1 ? (
        <Box
          sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 3, py: 2, borderTop: '1px solid var(--ops-line)' }}
        >
          <PlainButton
            type="button"
            className="outlined"
            aria-label={t.thePageBefore}
            disabled={page === 1}
            onClick={() => turn(-1)}
          >
            ‹
          </PlainButton>
          <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
            {(page - 1) * pageLength + 1}–{Math.min(page * pageLength, count)} {t.of} {number(count)}
          </Box>
          <PlainButton
            type="button"
            className="outlined"
            aria-label={t.thePageAfter}
            disabled={page >= pages}
            onClick={() => turn(1)}
          >
            ›
          </PlainButton>
        </Box>
      ) : null}
    </Box>
  )
}
