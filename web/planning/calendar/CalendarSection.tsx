import Box from '@mui/material/Box'
import { lazy, Suspense, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { CalendarSection_calendar$key } from '../../__generated__/CalendarSection_calendar.graphql.ts'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { AddMenu, type Spot } from './AddMenu.tsx'
import { addressIn, stepTo, today, viewAs, views } from './calendarAddress.ts'
import { CalendarHead } from './CalendarHead.tsx'
import { CalendarLive } from './CalendarLive.tsx'
import { CalendarShape } from './CalendarShape.tsx'
import { MoreNotice } from './MoreNotice.tsx'
import { isCovered } from '../../kernel/ui/isCovered.ts'
import { isText } from '../../kernel/ui/isText.ts'
import { useKeys } from '../../kernel/ui/useKeys.ts'
import { zoneHere } from '../../kernel/ui/times.ts'

const CalendarGrid = lazy(async () => ({ default: (await import('./CalendarGrid.tsx')).CalendarGrid }))

interface CalendarSectionProps {
  calendar: CalendarSection_calendar$key
  /** Called when what is shown may be another. */
  onChanged: () => void
}

/** A calendar with what leads to other days and views; its library comes behind it. */
export function CalendarSection({ calendar: key, onChanged }: CalendarSectionProps) {
  const calendar = useFragment(
    graphql`
      fragment CalendarSection_calendar on Calendar {
        organization {
          name
        }
        ...CalendarGrid_calendar
        ...MoreNotice_calendar
      }
    `,
    key,
  )
  const { search, set } = useNarrowing()
  const address = addressIn(search)
  const frame = useRef<HTMLDivElement>(null)
  const [spot, setSpot] = useState<Spot>()
  const zone = zoneHere()
  const addHere = () =>
    setSpot({ anchor: frame.current?.querySelector<HTMLElement>('[data-add]') ?? null, day: address.day })

  useKeys((event) => {
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      isText(event.target) ||
      isCovered(frame.current)
    )
      return
    const view = views.find((one) => one.key === event.key)?.value
    const by = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key]
    if (event.key === 'n') addHere()
    else if (view) set(viewAs(view))
    else if (by) set(stepTo(by))
    else if (event.key === 't') set({ day: today() })
    else return
    event.preventDefault()
  })

  return (
    <Box
      ref={frame}
      sx={{ display: 'grid', gridTemplate: 'auto auto minmax(0, 1fr) / minmax(0, 1fr)', minHeight: 0, height: '100%' }}
    >
      <CalendarHead address={address} place={calendar.organization?.name ?? ''} zone={zone} onAdd={addHere} />
      <MoreNotice calendar={calendar} />
      <Suspense fallback={<CalendarShape />}>
        <CalendarGrid calendar={calendar} address={address} onAdd={setSpot} onChanged={onChanged} />
      </Suspense>
      {spot ? <AddMenu spot={spot} zone={zone} onClose={() => setSpot(undefined)} /> : null}
      <CalendarLive onChanged={onChanged} />
    </Box>
  )
}
