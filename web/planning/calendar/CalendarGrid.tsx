import FullCalendar, {
  type CalendarRef,
  type EventChangeInfo,
  type EventDisplayInfo,
  type MountInfo,
} from '@fullcalendar/react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
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
import { describeEntry } from './describeEntry.ts'
import type { Entry, Times } from './entries.ts'
import { EntryActions, type Asked } from './EntryActions.tsx'
import { besideEntry, entryKey } from './entryKeys.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { useMoveEntry } from './useMoveEntry.ts'
import { zoneHere } from '../../kernel/ui/times.ts'
import { fixedOptions, viewNames } from './calendarOptions.ts'
import { droppedTimes, shiftedTimes, stretchedTimes } from './movedEntry.ts'
import { useCalendarEntries } from './useCalendarEntries.ts'
import * as t from './__generated__/messages.ts'

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
  const { drawn, ...keptFocus } = useKeptFocus(frame)
  const { hidden, view, day } = address
  const { timeZone, entries, events, hours } = useCalendarEntries(calendarKey, hidden)
  const move = useMoveEntry(timeZone)

  useEffect(() => {
    const api = calendar.current?.getApi()
    // It renders by itself at once, which it may not while React does.
    queueMicrotask(() => api?.changeView(viewNames[view], day))
  }, [view, day])

  // What is moved within its day stays the element that it is.
  useEffect(() => {
    for (const element of frame.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? []) {
      const entry = entries.find(({ id }) => id === element.dataset.entry)
      if (entry) describeEntry(element, entry, timeZone)
    }
  }, [entries, timeZone])

  const dayOf = (date: Date) => wallIn(date.toISOString(), zone).slice(0, 10)
  const open = (entry: Entry) => {
    if (entry.kind !== 'routine')
      void navigate({ pathname: `${entry.kind}/${entry.key}`, search: String(search) }, { relative: 'route' })
    else setAsked({ what: 'menu', entry, anchor: elementOf(entry) })
  }
  const elementOf = ({ id }: Entry) =>
    frame.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`) ?? null

  async function moveTo(entry: Entry, times: Times) {
    const problems = await move(entry, times)
    if (problems) toast('error', t.wasNotMoved({ title: entry.title }), Object.values(problems)[0])
    onChanged()
    elementOf(entry)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  /** Who closes what was asked of an entry is at the entry again, wherever it stands by then. */
  function ask(next: Asked | undefined) {
    setAsked(next)
    if (!next && asked)
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

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const element = (event.target as HTMLElement).closest<HTMLElement>('[data-entry]')
    const entry = entries.find(({ id }) => id === element?.dataset.entry)
    if (!element || !entry) return
    const done = entryKey(event, {
      menu: () => setAsked({ what: 'menu', entry, anchor: element }),
      go: (to) => besideEntry(frame.current!, element, to)?.focus(),
      shift: (minutes) => {
        if (!entry.canMove) return setAsked({ what: 'menu', entry, anchor: element })
        void moveTo(entry, shiftedTimes(entry, minutes))
      },
      stretch: (minutes) => {
        if (!entry.canMove || !entry.end) return setAsked({ what: 'menu', entry, anchor: element })
        const times = stretchedTimes(entry, entry.end, minutes)
        if (times) void moveTo(entry, times)
        else toast('error', t.keepsItsEnd({ title: entry.title }), t.itEndsAfterItBegins)
      },
    })
    if (!done) return
    event.preventDefault()
    event.stopPropagation()
  }

  function didMount({ el, event }: MountInfo<EventDisplayInfo>) {
    const entry = event.extendedProps.entry as Entry | undefined
    if (!entry) return
    el.dataset.entry = entry.id
    drawn(entry.id)
    describeEntry(el, entry, timeZone)
    el.setAttribute('aria-keyshortcuts', 'Enter m Alt+ArrowLeft Alt+ArrowRight Shift+ArrowUp Shift+ArrowDown')
  }

  return (
    <CalendarFrame
      ref={frame}
      role="region"
      aria-label={t.days}
      {...keptFocus}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => {
        const element = (event.target as HTMLElement).closest<HTMLElement>('[data-entry]')
        const entry = entries.find(({ id }) => id === element?.dataset.entry)
        if (!entry) return
        event.preventDefault()
        setAsked({ what: 'menu', entry, anchor: element })
      }}
    >
      <FullCalendar
        ref={calendar}
        {...fixedOptions}
        initialView={viewNames[view]}
        initialDate={day}
        timeZone={zone}
        eventAllow={(span, event) => span.allDay === event?.allDay || view === 'month'}
        businessHours={hours.length ? hours : false}
        navLinkDayClick={(date: Date) => set({ view: 'day', day: dayOf(date) })}
        moreLinkClick={({ date }) => set({ view: view === 'day' ? 'agenda' : 'day', day: dayOf(date) })}
        select={({ start, end, allDay, jsEvent }) => {
          const at = jsEvent ? { top: jsEvent.clientY, left: jsEvent.clientX } : undefined
          const [from, to] = [wallIn(start.toISOString(), zone), wallIn(end.toISOString(), zone)]
          onAdd({ anchor: null, at, day: from.slice(0, 10), ...(allDay ? {} : { from, to }) })
          calendar.current?.getApi().unselect()
        }}
        events={events}
        eventDidMount={didMount}
        eventClick={({ event }) => {
          const entry = event.extendedProps.entry as Entry | undefined
          if (entry) open(entry)
        }}
        eventDrop={dropped}
        eventResize={dropped}
      />
      {asked ? (
        <EntryActions asked={asked} zone={zone} move={move} onAsk={ask} onOpen={open} onDone={onChanged} />
      ) : null}
    </CalendarFrame>
  )
}
