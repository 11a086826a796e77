import Typography from '@mui/material/Typography'
import { graphql, useFragment } from 'react-relay'
import type { AppointmentFacts_appointment$key } from '../../__generated__/AppointmentFacts_appointment.graphql.ts'
import { Facts } from '../../kernel/ui/Facts.tsx'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { lengthText, modeNames, statusNames, timesText, wallMinutes } from './words.ts'
import { dayIn, dayText } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

const isAddress = (text: string) => /^https:\/\/\S+$/.test(text)

/** When, where and what for. */
export function AppointmentFacts({ appointment: key }: { appointment: AppointmentFacts_appointment$key }) {
  const {
    description,
    objective,
    status,
    locationMode,
    place,
    location,
    schedule,
    organization,
    department,
    group,
    createdBy,
    createdAt,
    series,
  } = useFragment(
    graphql`
      fragment AppointmentFacts_appointment on Appointment {
        description
        objective
        status
        locationMode
        place
        location {
          name
        }
        schedule {
          startTime
          endTime
          timeZone
          startsAt
          endsAt
          clockNote
        }
        organization {
          name
          rootName
        }
        department {
          name
        }
        group {
          name
        }
        createdBy {
          name
        }
        createdAt
        series {
          sentence
        }
      }
    `,
    key,
  )
  const length = lengthText(wallMinutes(schedule))
  const where = [location?.name, place && (isAddress(place) ? '' : place)].filter(Boolean).join(', ')
  const facts = [
    [t.when, `${dayText(dayIn(schedule.startsAt))}, ${timesText(schedule)} (${length})`],
    ...(series ? [[t.repeats, series.sentence] as const] : []),
    [t.timeZone, schedule.timeZone],
    [t.how, modeNames[locationMode]],
    [
      t.where,
      isAddress(place) ? (
        <span key="place">
          {where ? `${where}, ` : ''}
          <a href={place} target="_blank" rel="noopener noreferrer">
            {place}
          </a>
        </span>
      ) : (
        where
      ),
    ],
    [t.status, statusNames[status]],
    [t.whose, [inRoot(organization), department?.name, group?.name].filter(Boolean).join(' › ')],
    [
      t.createdBy,
      <span key="by">
        {createdBy.name}, <Moment at={createdAt} />
      </span>,
    ],
  ] as const
  return (
    <>
      {schedule.clockNote ? (
        <Typography role="note" sx={{ px: 3, py: 2, borderRadius: '6px', bgcolor: 'var(--ops-line-2)' }}>
          {schedule.clockNote}
        </Typography>
      ) : null}
      {objective ? <Typography sx={{ whiteSpace: 'pre-wrap', fontWeight: 550 }}>{objective}</Typography> : null}
      {description ? (
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{description}</Typography>
      ) : null}
      <Facts facts={facts} />
    </>
  )
}
