import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { useCalendarEntries_calendar$key } from '../../__generated__/useCalendarEntries_calendar.graphql.ts'
import { clockHere, timeText, zoneHere } from '../../kernel/ui/times.ts'
import { useNow } from '../../kernel/ui/useNow.ts'
import type { CalendarAddress } from './calendarAddress.ts'
import { absenceEvent, closureEvent, countEvent, eventOf, hoursOf } from './calendarEvents.ts'
import { entriesOf } from './entries.ts'
import { countEntries } from './entryCounts.ts'

type Shown = Pick<CalendarAddress, 'hidden' | 'view'>

/** What stands in the days of a calendar: as entries and counts of them, and as the events and hours that are drawn. */
export function useCalendarEntries(key: useCalendarEntries_calendar$key, { hidden, view }: Shown) {
  const data = useFragment(
    graphql`
      fragment useCalendarEntries_calendar on Calendar {
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
            addressKey
            title
            version
            state
            stateName
            schedule {
              start
              end
            }
            viewerTransitions
            priority {
              name
            }
            assignee {
              name
            }
            organization {
              name
              rootName
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
            can {
              edit {
                allowed
                reason
              }
            }
            series {
              id
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
            series {
              sentence
            }
            can {
              edit {
                allowed
                reason
              }
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
  const without = hidden.join()
  const entries = useMemo(() => entriesOf(data, without, now), [data, without, now])
  const { single, counts } = useMemo(() => countEntries(entries, view, zone), [entries, view, zone])
  const hasHours = view === 'week' || view === 'day'
  const closures = data.organization?.businessHours.closures
  const events = useMemo(
    () => [
      ...single.map((entry) => eventOf(entry, zone, hasHours)),
      ...counts.map(countEvent),
      ...data.absences.map(absenceEvent),
      ...(closures ?? []).map(closureEvent),
    ],
    [single, counts, data.absences, closures, zone, hasHours],
  )
  // They are by the clock of the organization; where that shows something else, they would stand in the wrong place.
  const isItsClock = clockHere(now) === timeText(now, data.timeZone)
  const hours = useMemo(
    () => hoursOf((isItsClock && data.organization?.businessHours.windows) || []),
    [data.organization, isItsClock],
  )
  return { timeZone: data.timeZone, entries, counts, events, hours }
}
