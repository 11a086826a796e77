import FullCalendar, {
  type CalendarRef,
  type EventChangeInfo,
  type EventDisplayInfo,
  type MountInfo,
} from '@fullcalendar/react'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTheme } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { CalendarGrid_calendar$key } from '../../__generated__/CalendarGrid_calendar.graphql.ts'
import { wallIn } from '../../kernel/ui/wallTimes.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { leadFocus } from '../../kernel/ui/leadFocus.ts'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import type { Spot } from './AddMenu.tsx'
import type { CalendarAddress } from './calendarAddress.ts'
import { CalendarFrame } from './CalendarFrame.tsx'
import { describeCount, describeEntry } from './describeEntry.ts'
import type { Entry, Times } from './entries.ts'
import { EntryActions, type Asked } from './EntryActions.tsx'
import type { EntryCount } from './entryCounts.ts'
import { EntryList, type Listed } from './EntryList.tsx'
import { useEntryKeys } from './useEntryKeys.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { useAskedMove } from './useAskedMove.tsx'
import { useMoveEntry } from './useMoveEntry.ts'
import { dayText, zoneHere } from '../../kernel/ui/times.ts'
import { fixedOptions, mostBeside, viewNames } from './calendarOptions.ts'
import { droppedTimes } from './movedEntry.ts'
import { useCalendarEntries } from './useCalendarEntries.ts'
import * as t from './__generated__/messages.ts'

/** What the library takes for neither its own list nor the name of a view, since ours is open. */
const neither = true as unknown as string

interface CalendarGridProps {
  calendar: CalendarGrid_calendar$key
  address: CalendarAddress
  onAdd: (spot: Spot) => void
  onChanged: () => void
}

/** The days with what stands in them; what may be moved is dragged, moved by keys, or by its menu. */
export function CalendarGrid({ calendar: key, address, onAdd, onChanged }: CalendarGridProps) {
  const calendarKey = useFragment(
    graphql`
      fragment CalendarGrid_calendar on Calendar {
        ...useCalendarEntries_calendar
      }
    `,
    key,
  )
  const zone = zoneHere()
  const navigate = useNavigate()
  const { search, set } = useNarrowing({ isStep: true })
  const calendar = useRef<CalendarRef>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<Asked>()
  const [listed, setListed] = useState<Listed>()
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true })
  const { drawn, ...keptFocus } = useKeptFocus(frame)
  const { view, day } = address
  const { timeZone, entries, counts, events, hours } = useCalendarEntries(calendarKey, address)
  const [move, scopeWindow] = useAskedMove(useMoveEntry(timeZone))

  useEffect(() => {
    const api = calendar.current?.getApi()
    // It renders by itself at once, which it may not while React does.
    queueMicrotask(() => api?.changeView(viewNames[view], day))
  }, [view, day])

  // What is moved within its day stays the element that it is.
  useEffect(() => {
    for (const element of frame.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? []) {
      const entry = entries.find(({ id }) => id === element.dataset.entry)
      const count = counts.find(({ id }) => id === element.dataset.entry)
      if (entry) describeEntry(element, entry, timeZone)
      else if (count) describeCount(element, count)
    }
  }, [entries, counts, timeZone])

  const dayOf = (date: Date) => wallIn(date.toISOString(), zone).slice(0, 10)
  const list = (place: string, some: readonly Entry[], anchor: HTMLElement | null) =>
    setListed({ place, ids: some.map(({ id }) => id), anchor })
  const open = (entry: Entry) => {
    setListed(undefined)
    if (entry.kind !== 'routine')
      void navigate({ pathname: `${entry.kind}/${entry.key}`, search: String(search) }, { relative: 'route' })
    else setAsked({ what: 'menu', entry, anchor: elementOf(entry) })
  }
  const elementOf = ({ id }: Entry) =>
    frame.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`) ?? null

  async function moveTo(entry: Entry, times: Times) {
    const problems = await move(entry, times)
    if (problems && Object.keys(problems).length)
      toast('error', t.wasNotMoved({ title: entry.title }), Object.values(problems)[0])
    onChanged()
    elementOf(entry)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  /** Who closes what was asked of an entry is at the entry again, wherever it stands by then. */
  function ask(next: Asked | undefined) {
    setAsked(next)
    if (!next && asked && !listed)
      leadFocus(
        () => elementOf(asked.entry),
        () => true,
      )
  }

  /** What the mouse has moved goes back, and comes with the change itself: what is shown is what the graph says. */
  function dropped({ event, revert }: EventChangeInfo) {
    const entry = event.extendedProps.entry as Entry
    revert()
    void moveTo(entry, droppedTimes(entry, { start: event.start!, end: event.end, allDay: event.allDay }, zone))
  }

  const keys = useEntryKeys({
    frame,
    entries,
    counts,
    moveTo,
    onMenu: (entry, anchor) => setAsked({ what: 'menu', entry, anchor }),
  })

  function didMount({ el, event }: MountInfo<EventDisplayInfo>) {
    const { entry, count } = event.extendedProps as { entry?: Entry; count?: EntryCount }
    const id = entry?.id ?? count?.id
    if (!id) return
    el.dataset.entry = id
    drawn(id)
    if (count) describeCount(el, count)
    if (!entry) return
    describeEntry(el, entry, timeZone)
    el.setAttribute('aria-keyshortcuts', 'Enter m Alt+ArrowLeft Alt+ArrowRight Shift+ArrowUp Shift+ArrowDown')
  }

  return (
    <CalendarFrame ref={frame} role="region" aria-label={t.days} {...keptFocus} {...keys}>
      <FullCalendar
        ref={calendar}
        {...fixedOptions}
        initialView={viewNames[view]}
        initialDate={day}
        timeZone={zone}
        eventAllow={(span, event) => span.allDay === event?.allDay || view === 'month'}
        businessHours={hours.length ? hours : false}
        navLinkDayClick={(date: Date) => set({ view: 'day', day: dayOf(date) })}
        eventMaxStack={mostBeside(view, isWide)}
        moreLinkClick={({ date, allSegs, jsEvent }) => {
          const shown = allSegs.flatMap(({ event }) => (event.extendedProps.entry as Entry | undefined) ?? [])
          const counted = allSegs.flatMap(
            ({ event }) => (event.extendedProps.count as EntryCount | undefined)?.entries ?? [],
          )
          list(dayText(dayOf(date)), [...shown, ...counted], jsEvent.target as HTMLElement)
          return neither
        }}
        select={({ start, end, allDay, jsEvent }) => {
          const at = jsEvent ? { top: jsEvent.clientY, left: jsEvent.clientX } : undefined
          const [from, to] = [wallIn(start.toISOString(), zone), wallIn(end.toISOString(), zone)]
          onAdd({ anchor: null, at, day: from.slice(0, 10), ...(allDay ? {} : { from, to }) })
          calendar.current?.getApi().unselect()
        }}
        events={events}
        eventDidMount={didMount}
        eventClick={({ event, el }) => {
          const { entry, count } = event.extendedProps as { entry?: Entry; count?: EntryCount }
          if (entry) open(entry)
          if (count) list(count.place, count.entries, el)
        }}
        eventDrop={dropped}
        eventResize={dropped}
      />
      {scopeWindow}
      {listed ? (
        <EntryList
          listed={listed}
          entries={entries}
          timeZone={timeZone}
          onOpen={open}
          onClose={() => setListed(undefined)}
        />
      ) : null}
      {asked ? (
        <EntryActions asked={asked} zone={zone} move={move} onAsk={ask} onOpen={open} onDone={onChanged} />
      ) : null}
    </CalendarFrame>
  )
}
