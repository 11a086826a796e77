import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link, useLocation } from 'react-router-dom'
import type { AppointmentRow_appointment$key } from '../../__generated__/AppointmentRow_appointment.graphql.ts'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { RepeatMark } from './RepeatMark.tsx'
import { modeNames, responseNames, statusNames, timesText } from './words.ts'
import { dateText } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

interface AppointmentRowProps {
  appointment: AppointmentRow_appointment$key
  /** Whether it says its day, where no heading does. */
  showsDay?: boolean
}

/** An appointment in a list, which opens it over that. */
export function AppointmentRow({ appointment: key, showsDay = false }: AppointmentRowProps) {
  const {
    addressKey,
    name,
    status,
    locationMode,
    place,
    location,
    schedule,
    attendees,
    viewerAttendee,
    organization,
    series,
  } = useFragment(
    graphql`
      fragment AppointmentRow_appointment on Appointment {
        addressKey
        name
        series {
          sentence
        }
        status
        locationMode
        place
        location {
          name
        }
        schedule {
          startsAt
          endsAt
          timeZone
        }
        attendees {
          __typename
        }
        viewerAttendee {
          response
        }
        organization {
          name
          rootName
        }
      }
    `,
    key,
  )
  const { search } = useLocation()
  const where = locationMode === 'ON_SITE' ? location?.name || place || modeNames.ON_SITE! : modeNames[locationMode]!
  const people = attendees.length ? t.countOfPeople({ count: attendees.length }) : ''
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(104px, max-content) minmax(0, 1fr) auto' },
        columnGap: 3,
        alignItems: 'center',
        px: 3,
        py: 2,
        '& + &': { borderTop: '1px solid var(--ops-line-2)' },
        '&:hover': { bgcolor: 'var(--ops-line-2)' },
      }}
    >
      <Box
        sx={{ fontVariantNumeric: 'tabular-nums', gridColumn: { xs: '1 / -1', sm: 'auto' } }}
        title={schedule.timeZone}
      >
        {showsDay ? <Box>{dateText(schedule.startsAt)}</Box> : null}
        {timesText(schedule)}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box
          component={Link}
          to={{ pathname: `/mycalendar/appointments/appointment/${addressKey}`, search }}
          sx={{ color: 'text.primary', fontWeight: 550, overflowWrap: 'anywhere' }}
        >
          {name}
        </Box>{' '}
        {series ? <RepeatMark sentence={series.sentence} /> : null}
        <Box sx={{ color: 'text.secondary', fontSize: 12, lineHeight: '16px' }}>
          {[where, people, inRoot(organization)].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
        {viewerAttendee ? (
          <Tag className={viewerAttendee.response === 'PENDING' ? 'planned' : undefined}>
            {viewerAttendee.response === 'PENDING' ? t.answer : responseNames[viewerAttendee.response]}
          </Tag>
        ) : null}
        <Tag>{statusNames[status]}</Tag>
      </Box>
    </Box>
  )
}
