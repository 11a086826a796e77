import Box from '@mui/material/Box'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { DayLane } from './DayLane.tsx'
import { LaneHead } from './LaneHead.tsx'
import { usePlanner } from './PlannerContext.ts'
import { WeekLane } from './WeekLane.tsx'
import { clockHere, formatOf } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

const hour = 3_600_000
const dayName = formatOf('UTC', { weekday: 'short', day: 'numeric', month: 'short' })

const row = { display: 'grid', gridTemplateColumns: { xs: '132px minmax(0, 1fr)', md: '188px minmax(0, 1fr)' } }
const corner = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 2,
  bgcolor: 'background.paper',
  borderInlineEnd: '1px solid var(--ops-line)',
}

/** A lane a person, under the hours of a day or the days of a week. */
export function Lanes({ nextPage }: { nextPage: string | null | undefined }) {
  const { lanes, days, hours, view, now } = usePlanner()
  const { search, set } = useNarrowing({ isStep: true })
  const frame = useRef<HTMLDivElement>(null)
  const day = days[0]!
  // The hours in which there is work come first into sight.
  const count = Math.round((hours.to - hours.from) / hour)
  const laneWidth = view === 'day' ? count * 58 : 7 * 108
  const scrollToWork = useEffectEvent((_day: string, _view: string) => {
    const first = Math.min(
      ...lanes.flatMap(({ working }) => working.map(({ from }) => Math.max(from, day.from))),
      day.from + 7 * hour,
    )
    if (frame.current && view === 'day')
      frame.current.scrollLeft =
        ((Math.max(first, day.from + 5 * hour) - hours.from) / (hours.to - hours.from)) * laneWidth
  })
  useEffect(() => {
    scrollToWork(day.day, view)
  }, [day.day, view])
  if (!lanes.length) {
    return <Empty>{search.get('who') ? t.nobodyOfThatNameAndNo : t.thereIsNobodyHereToWhom}</Empty>
  }
  const marks = Array.from({ length: count }, (_, i) => hours.from + i * hour)
  const today = days.find(({ from, to }) => now >= from && now < to)?.day
  return (
    <Box
      ref={frame}
      role="region"
      aria-label={t.plan}
      tabIndex={0}
      sx={{ overflow: 'auto', minHeight: 0, bgcolor: 'background.paper' }}
    >
      <Box sx={{ minWidth: { xs: laneWidth + 132, md: laneWidth + 188 } }}>
        <Box
          aria-hidden={view === 'day' ? 'true' : undefined}
          sx={{
            ...row,
            position: 'sticky',
            top: 0,
            zIndex: 3,
            height: 28,
            bgcolor: 'background.paper',
            borderBottom: '1px solid var(--ops-line)',
            fontSize: 12,
            color: 'text.secondary',
          }}
        >
          <Box sx={corner} />
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: `repeat(${view === 'day' ? count : 7}, minmax(0, 1fr))`,
              alignItems: 'center',
            }}
          >
            {view === 'day'
              ? marks.map((at) => <span key={at}>{clockHere(at)}</span>)
              : days.map(({ day }) => (
                  <span
                    key={day}
                    style={{
                      paddingInlineStart: 6,
                      color: day === today ? 'var(--ops-brand)' : undefined,
                      fontWeight: day === today ? 650 : undefined,
                    }}
                  >
                    {dayName.format(new Date(`${day}T12:00:00Z`))}
                  </span>
                ))}
          </Box>
        </Box>
        <Box component="ul" aria-label={t.people} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {lanes.map((lane) => (
            <Box
              key={lane.id}
              component="li"
              aria-label={lane.name}
              sx={{
                ...row,
                borderBottom: '1px solid var(--ops-line-2)',
                contentVisibility: 'auto',
                containIntrinsicSize: 'auto 64px',
              }}
            >
              <Box sx={{ ...corner, zIndex: 2 }}>
                <LaneHead lane={lane} />
              </Box>
              {view === 'day' ? <DayLane lane={lane} /> : <WeekLane lane={lane} />}
            </Box>
          ))}
        </Box>
        {nextPage || search.has('behind') ? (
          <Box sx={{ display: 'flex', gap: 2, p: 3, position: 'sticky', insetInlineStart: 0 }}>
            {search.has('behind') ? (
              <PlainButton type="button" className="outlined" onClick={() => set({ behind: null })}>
                {t.theFirstPeople}
              </PlainButton>
            ) : null}
            {nextPage ? (
              <PlainButton type="button" className="outlined" onClick={() => set({ behind: nextPage })}>
                {t.morePeople}
              </PlainButton>
            ) : null}
          </Box>
        ) : null}
      </Box>
    </Box>
  )
}
