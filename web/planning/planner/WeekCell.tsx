import Box from '@mui/material/Box'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { GhostBlock } from './GhostBlock.tsx'
import { freeSlot } from './layout.ts'
import { LoadBar } from './LoadBar.tsx'
import { loadOf, loadText, overText } from './load.ts'
import { timesText } from './placeText.ts'
import { usePlanner } from './PlannerContext.ts'
import { useTarget } from './useTarget.ts'
import { WorkBlock } from './WorkBlock.tsx'
import { placedOn, type Day, type Lane, type Work } from './work.ts'
import * as t from './__generated__/messages.ts'

const most = 4

/** A day of somebody's week; what is dropped here takes the first time that is free. */
export function WeekCell({ lane, day }: { lane: Lane; day: Day }) {
  const { pool, now, timeZone, ghost, show, place } = usePlanner()
  const proposalFor = (work: Work) => ({ laneId: lane.id, ...freeSlot(work, lane, day, pool, now) })
  const { element, isOver } = useTarget<HTMLDivElement>({
    onOver: (work) => show(work, proposalFor(work)),
    onDrop: (work) => place(work, proposalFor(work)),
  })
  const placed = placedOn(pool, lane.id, day)
  const busy = lane.busy.filter(({ from, to }) => from < day.to && to > day.from)
  const load = loadOf(lane, pool, day)
  const away = lane.absences.filter(({ from, to }) => from < day.to && to > day.from)
  const works = load.capacity > 0
  const hasGhost = ghost?.proposal.laneId === lane.id && ghost.proposal.from >= day.from && ghost.proposal.from < day.to
  return (
    <Box
      ref={element}
      role="group"
      aria-label={`${lane.name}, ${day.day}`}
      sx={{
        position: 'relative',
        display: 'grid',
        gap: '3px',
        alignContent: 'start',
        minHeight: 62,
        minWidth: 0,
        p: '6px',
        borderInlineStart: '1px solid var(--ops-line-2)',
        bgcolor: works ? 'background.paper' : 'background.default',
        boxShadow: isOver ? 'inset 0 0 0 2px var(--ops-brand)' : 'none',
      }}
    >
      {placed.slice(0, most).map(({ work }) => (
        <WorkBlock key={work.id} work={work} lane={lane} />
      ))}
      {busy.slice(0, most).map((one) => (
        <Box key={`${one.from}`} sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary', px: '6px' }}>
          {one.isAppointment ? t.appointment : t.busy} {timesText(one, timeZone)}
        </Box>
      ))}
      {works
        ? away.map((one) => (
            <Box key={`away ${one.from}`} sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary', px: '6px' }}>
              {t.away} {timesText({ from: Math.max(one.from, day.from), to: Math.min(one.to, day.to) }, timeZone)}
            </Box>
          ))
        : null}
      {placed.length > most ? <More count={placed.length - most} day={day.day} /> : null}
      <Box
        sx={{
          fontSize: 12,
          lineHeight: '16px',
          color: load.planned > load.capacity ? 'var(--ops-late)' : 'text.disabled',
        }}
      >
        {away.length && !works
          ? t.away
          : (works && day.to > now) || load.planned
            ? [loadText(load), overText(load)].filter(Boolean).join(', ')
            : ''}
      </Box>
      {works && load.planned ? <LoadBar {...load} /> : null}
      {hasGhost ? <GhostBlock ghost={ghost} style={{ position: 'relative' }} /> : null}
    </Box>
  )
}

/** Leads to the day alone, where all of it is shown. */
function More({ count, day }: { count: number; day: string }) {
  const { set } = useNarrowing({ isStep: true })
  return (
    <PlainButton
      type="button"
      onClick={() => set({ on: day, plan: null })}
      style={{ minHeight: 20, fontSize: 12, padding: '0 6px' }}
    >
      {t.more({ count })}
    </PlainButton>
  )
}
