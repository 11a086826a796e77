import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { usePlanner } from './PlannerContext.ts'
import { inLines, snap } from './layout.ts'
import { GhostBlock } from './GhostBlock.tsx'
import { timesText } from './placeText.ts'
import { useTarget } from './useTarget.ts'
import { WorkBlock } from './WorkBlock.tsx'
import { busyText, lengthOf, placedOn, type Lane, type Span, type Work } from './work.ts'
import * as t from './__generated__/messages.ts'

const lineHeight = 38
const hatched = 'repeating-linear-gradient(135deg, var(--ops-line-2) 0 5px, transparent 5px 10px)'

/** Somebody's day, hour by hour; work is dropped where its beginning is. */
export function DayLane({ lane }: { lane: Lane }) {
  const { days, hours, pool, timeZone, now, ghost, show, place } = usePlanner()
  const day = days[0]!
  const proposalAt = (work: Work, fraction: number) => {
    const at = snap(hours.from + fraction * (hours.to - hours.from), day)
    const from = Math.min(Math.max(at, day.from), day.to - 15 * 60_000)
    return { laneId: lane.id, from, to: from + lengthOf(work) }
  }
  const { element } = useTarget<HTMLDivElement>({
    onOver: (work, fraction) => show(work, proposalAt(work, fraction)),
    onDrop: (work, fraction) => place(work, proposalAt(work, fraction)),
  })
  const blocks = [
    ...placedOn(pool, lane.id, day),
    ...lane.busy.filter(({ from, to }) => from < day.to && to > day.from).map((busy) => ({ ...busy, work: null })),
  ]
  const lines = inLines(blocks)
  const height = (Math.max(0, ...lines.map(({ line }) => line)) + 1) * lineHeight + 8
  const percent = (at: number) =>
    ((Math.min(Math.max(at, hours.from), hours.to) - hours.from) / (hours.to - hours.from)) * 100
  const across = ({ from, to }: Span) => ({
    left: `${percent(from)}%`,
    width: `${Math.max(percent(to) - percent(from), 0.4)}%`,
  })
  const count = Math.round((hours.to - hours.from) / 3_600_000)
  const stretch = (span: Span, style: object, content?: ReactNode) => (
    <div key={`${span.from}`} style={{ position: 'absolute', top: 0, bottom: 0, ...across(span), ...style }}>
      {content}
    </div>
  )
  return (
    <Box
      ref={element}
      data-lane={lane.id}
      sx={{ position: 'relative', minHeight: height, bgcolor: 'background.default' }}
    >
      {lane.working.map((span) => stretch(span, { background: 'var(--ops-surface)' }))}
      {lane.absences.map((span) =>
        stretch(
          span,
          { background: hatched, color: 'var(--ops-ink-2)', fontSize: 12, padding: '4px 8px', overflow: 'hidden' },
          t.away,
        ),
      )}
      <div
        aria-hidden="true"
        style={{
          position: 'absolute',
          inset: 0,
          background: `repeating-linear-gradient(90deg, var(--ops-line-2) 0 1px, transparent 1px calc(100% / ${count}))`,
        }}
      />
      {now > hours.from && now < hours.to ? (
        <div
          aria-hidden="true"
          style={{
            position: 'absolute',
            top: 0,
            bottom: 0,
            width: 1,
            background: 'var(--ops-late)',
            left: `${percent(now)}%`,
          }}
        />
      ) : null}
      {lines.map(({ item, line }) => {
        const style = {
          position: 'absolute' as const,
          top: 4 + line * lineHeight,
          height: lineHeight - 4,
          ...across(item),
        }
        return item.work ? (
          <WorkBlock key={item.work.id} work={item.work} lane={lane} style={style} isWide />
        ) : (
          <Box
            key={`${item.from} ${line}`}
            style={style}
            title={`${busyText(item)}, ${timesText(item, timeZone)}`}
            sx={{
              background: hatched,
              border: '1px solid var(--ops-line)',
              borderRadius: '6px',
              px: 1,
              fontSize: 12,
              lineHeight: '16px',
              color: 'text.secondary',
              overflow: 'hidden',
            }}
          >
            {item.isAppointment ? t.appointment : t.busy}
          </Box>
        )
      })}
      {ghost?.proposal.laneId === lane.id ? (
        <GhostBlock
          ghost={ghost}
          style={{ position: 'absolute', top: 4, height: lineHeight - 4, ...across(ghost.proposal) }}
        />
      ) : null}
    </Box>
  )
}
