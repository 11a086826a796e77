import FullCalendar, {
  type CalendarRef,
  type EventChangeInfo,
  type EventDisplayInfo,
  type MountInfo,
} from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import list from '@fullcalendar/react/list'
import '@fullcalendar/react/skeleton.css'
import classic from '@fullcalendar/react/themes/classic'
import '@fullcalendar/react/themes/classic/palette.css'
import '@fullcalendar/react/themes/classic/theme.css'
import timeGrid from '@fullcalendar/react/timegrid'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { CalendarGrid_calendar$key } from '../../__generated__/CalendarGrid_calendar.graphql.ts'
import { wallIn } from '../../kernel/ui/wallTimes.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { leadFocus } from '../../kernel/ui/leadFocus.ts'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { useNow } from '../../kernel/ui/useNow.ts'
import type { Spot } from './AddMenu.tsx'
import { agendaDays, type CalendarAddress, type View } from './calendarAddress.ts'
import { absenceEvent, closureEvent, eventOf, hoursOf } from './calendarEvents.ts'
import { CalendarFrame } from './CalendarFrame.tsx'
import { entriesOf, movedTimes, timeOf, type Entry, type Times } from './entries.ts'
import { EntryActions, type Asked } from './EntryActions.tsx'
import { besideEntry, entryKey } from './entryKeys.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { useMoveEntry } from './useMoveEntry.ts'
import { clockHere, timeText, zoneHere } from '../../kernel/ui/times.ts'

const plugins = [dayGrid, timeGrid, list, interaction, classic]
const viewNames: Record<View, string> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  agenda: 'agenda',
}
const kindNames = { record: 'Record', routine: 'Routine', appointment: 'Appointment' } as const
const clock = { hour: '2-digit', minute: '2-digit', hour12: false } as const
const ownViews = {
  agenda: {
    type: 'list',
    duration: { days: agendaDays },
    listItemEventClass: 'ops-row',
    listItemEventTimeClass: 'ops-row-time',
    listItemEventBeforeClass: '',
  },
  dayGridMonth: { fixedWeekCount: true, dayMaxEvents: true },
  // Beside each other they are read as long as they are few; the rest is behind a link.
  timeGridWeek: { eventMaxStack: 2 },
  timeGridDay: { eventMaxStack: 9 },
}

interface CalendarGridProps {
  calendar: CalendarGrid_calendar$key
  address: CalendarAddress
  onAdd: (spot: Spot) => void
  onChanged: () => void
}

/** The days with what stands in them; what may be moved is dragged, moved by keys, or by its menu. */
export function CalendarGrid({ calendar: key, address, onAdd, onChanged }: CalendarGridProps) {
  const data = useFragment(
    graphql`
      fragment CalendarGrid_calendar on Calendar {
        timeZone
        organization {
          businessHours {
            windows {
              weekday
              from
              to
            }
            closures {
              day
              name
            }
          }
        }
        records {
          nodes {
            id
            key
            title
            version
            state
            stateName
            scheduledStart
            scheduledEnd
            viewerTransitions
            priority {
              name
            }
            assignee {
              name
            }
            organization {
              name
            }
          }
        }
        occurrences {
          nodes {
            id
            title
            startsAt
            endsAt
            version
            viewerCanEdit {
              allowed
              reason
            }
            series {
              internalID
              sentence
              timeZone
            }
          }
        }
        appointments {
          nodes {
            id
            key
            addressKey
            name
            place
            status
            version
            schedule {
              startsAt
              endsAt
              timeZone
            }
            viewerCanEdit {
              allowed
              reason
            }
          }
        }
        absences {
          id
          startsAt
          endsAt
        }
      }
    `,
    key,
  )
  const zone = zoneHere()
  const now = useNow()
  const navigate = useNavigate()
  const { search, set } = useNarrowing({ isStep: true })
  const calendar = useRef<CalendarRef>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<Asked>()
  const [move, undoLast] = useMoveEntry(data.timeZone)
  const { drawn, ...keptFocus } = useKeptFocus(frame)
  const { hidden, view, day } = address
  const without = hidden.join()
  const entries = useMemo(() => entriesOf(data, without, now), [data, without, now])
  const closures = data.organization?.businessHours.closures
  const events = useMemo(
    () => [
      ...entries.map((entry) => eventOf(entry, zone)),
      ...data.absences.map(absenceEvent),
      ...(closures ?? []).map(closureEvent),
    ],
    [entries, data.absences, closures, zone],
  )
  // They are by the clock of the organization; where that shows something else, they would stand in the wrong place.
  const isItsClock = clockHere(now) === timeText(now, data.timeZone)
  const hours = useMemo(
    () => hoursOf((isItsClock && data.organization?.businessHours.windows) || []),
    [data.organization, isItsClock],
  )

  useEffect(() => {
    const api = calendar.current?.getApi()
    // It renders by itself at once, which it may not while React does.
    queueMicrotask(() => api?.changeView(viewNames[view], day))
  }, [view, day])

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
    if (problems) toast('error', `“${entry.title}” was not moved`, Object.values(problems)[0])
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
    const [start, end] = [event.start!, event.end]
    const before = Date.parse(entry.start)
    revert()
    const isWhole = event.allDay
    const begins = isWhole ? new Date(before + daysBetween(wallIn(entry.start, zone), start) * dayMs) : start
    const lasts = entry.end ? Date.parse(entry.end) - before : 0
    const ends = isWhole
      ? new Date(begins.getTime() + lasts)
      : entry.end
        ? (end ?? new Date(start.getTime() + lasts))
        : null
    void moveTo(entry, movedTimes(entry, { start: begins.toISOString(), end: ends?.toISOString() ?? null }))
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'z' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void undoLast()
      return
    }
    const element = (event.target as HTMLElement).closest<HTMLElement>('[data-entry]')
    const entry = entries.find(({ id }) => id === element?.dataset.entry)
    if (!element || !entry) return
    const done = entryKey(event, {
      menu: () => setAsked({ what: 'menu', entry, anchor: element }),
      go: (to) => besideEntry(frame.current!, element, to)?.focus(),
      shift: (minutes) => {
        if (!entry.canMove) return setAsked({ what: 'menu', entry, anchor: element })
        const by = (at: string) => new Date(Date.parse(at) + minutes * 60_000).toISOString()
        void moveTo(entry, movedTimes(entry, { start: by(entry.start), end: entry.end && by(entry.end) }))
      },
      stretch: (minutes) => {
        if (!entry.canMove || !entry.end) return setAsked({ what: 'menu', entry, anchor: element })
        const end = Date.parse(entry.end) + minutes * 60_000
        if (end <= Date.parse(entry.start))
          return toast('error', `“${entry.title}” keeps its end`, 'It ends after it begins.')
        void moveTo(entry, { start: entry.start, end: new Date(end).toISOString() })
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
    el.title = `${entry.title}\n${timeOf(entry, data.timeZone, Date.now())}\n${entry.about}`
    el.setAttribute(
      'aria-label',
      `${kindNames[entry.kind]} ${event.title}, ${timeOf(entry, data.timeZone, Date.now())}`,
    )
    el.setAttribute('aria-keyshortcuts', 'Enter m Alt+ArrowLeft Alt+ArrowRight Shift+ArrowUp Shift+ArrowDown')
  }

  return (
    <CalendarFrame
      ref={frame}
      role="region"
      aria-label="Days"
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
        plugins={plugins}
        views={ownViews}
        initialView={viewNames[view]}
        initialDate={day}
        timeZone={zone}
        headerToolbar={false}
        height="100%"
        firstDay={1}
        locale="en-GB"
        scrollTime="06:30:00"
        scrollTimeReset={false}
        nowIndicator
        eventInteractive
        eventTitleClass="ops-title"
        eventResizableFromStart
        eventTimeFormat={clock}
        slotHeaderFormat={clock}
        snapDuration="00:15:00"
        defaultTimedEventDuration="00:30:00"
        dragRevertDuration={0}
        eventAllow={(span, event) => span.allDay === event?.allDay || view === 'month'}
        businessHours={hours.length ? hours : false}
        navLinks
        navLinkDayClick={(date: Date) => set({ view: 'day', day: dayOf(date) })}
        moreLinkClick={({ date }) => set({ view: view === 'day' ? 'agenda' : 'day', day: dayOf(date) })}
        noEventsClass="ops-none"
        noEventsText="Nothing stands in these days. Add a record or an appointment, or look at others."
        selectable
        selectMirror
        unselectAuto={false}
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

const dayMs = 86_400_000

/** From the day of a wall time to that of a whole day, which begins at midnight UTC. */
const daysBetween = (wall: string, day: Date): number =>
  Math.round(
    (Date.parse(`${day.toISOString().slice(0, 10)}T00:00:00Z`) - Date.parse(`${wall.slice(0, 10)}T00:00:00Z`)) / dayMs,
  )
