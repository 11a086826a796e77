import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { graphql, useFragment } from 'react-relay'
import type { AppointmentDetails_appointment$key } from '../../__generated__/AppointmentDetails_appointment.graphql.ts'
import { CloseIcon } from '../../kernel/ui/icons.tsx'
import { KeyElsewhere } from '../../kernel/ui/KeyElsewhere.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { SearchTabs } from '../../kernel/ui/SearchTabs.tsx'
import { ActionItems } from './ActionItems.tsx'
import { Agenda } from './Agenda.tsx'
import { AppointmentActions } from './AppointmentActions.tsx'
import { AppointmentFacts } from './AppointmentFacts.tsx'
import { AppointmentFiles } from './AppointmentFiles.tsx'
import { Attendees } from './Attendees.tsx'
import { MyAnswer } from './MyAnswer.tsx'
import { RepeatMark } from './RepeatMark.tsx'
import { partIn, parts } from './parts.ts'
import { statusNames, timesText } from './words.ts'
import { dayIn, dayText } from '../../kernel/ui/times.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

/** Everything about one appointment, in parts. */
export function AppointmentDetails({
  appointment: key,
  onClose,
}: {
  appointment: AppointmentDetails_appointment$key
  onClose: () => void
}) {
  const appointment = useFragment(
    graphql`
      fragment AppointmentDetails_appointment on Appointment {
        key
        sameKey {
          addressKey
          organization {
            name
          }
        }
        name
        status
        cancelledAt
        cancelReason
        series {
          sentence
        }
        schedule {
          startsAt
          endsAt
          timeZone
        }
        attendees {
          __typename
        }
        agenda {
          __typename
        }
        actionItems {
          __typename
        }
        attachments {
          __typename
        }
        ...ActionItems_appointment
        ...Agenda_appointment
        ...AppointmentActions_appointment
        ...AppointmentFacts_appointment
        ...AppointmentFiles_appointment
        ...Attendees_appointment
        ...MyAnswer_appointment
      }
    `,
    key,
  )
  const [search] = useSearch()
  const part = partIn(search)
  const { schedule, cancelledAt, cancelReason } = appointment
  const counts = {
    meeting: 0,
    people: appointment.attendees.length,
    agenda: appointment.agenda.length,
    items: appointment.actionItems.length,
    files: appointment.attachments.length,
  }
  const tabs = parts.map(({ value, label }) => ({ value, label: counts[value] ? `${label} ${counts[value]}` : label }))
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateRows: 'auto auto minmax(0, 1fr)',
        gridTemplateColumns: 'minmax(0, 1fr)',
        minHeight: { sm: 480 },
        height: '100%',
      }}
    >
      <Box
        component="header"
        sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', px: 5, pt: 4, pb: 3, borderTop: '3px solid #346A9F' }}
      >
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography variant="body2" color="textDisabled">
            {appointment.key} · {cancelledAt ? t.cancelled : statusNames[appointment.status]}
          </Typography>
          <KeyElsewhere others={appointment.sameKey} />
          <Typography component="h2" variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {appointment.name}
          </Typography>
          <Typography color="textSecondary">
            {dayText(dayIn(schedule.startsAt))}, {timesText(schedule)}
            {appointment.series ? (
              <>
                {' '}
                <RepeatMark sentence={appointment.series.sentence} />
              </>
            ) : null}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <AppointmentActions appointment={appointment} />
          <PlainButton type="button" className="icon" aria-label={t.close} onClick={onClose}>
            <CloseIcon />
          </PlainButton>
        </Box>
      </Box>
      <SearchTabs label={t.partsOfTheAppointment} name="part" tabs={tabs} selected={part} />
      <Box
        sx={{
          overflow: 'auto',
          px: 5,
          py: 4,
          display: 'grid',
          gap: 4,
          alignContent: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
        tabIndex={0}
        role="region"
        aria-label={t.partOfTheAppointment}
      >
        {cancelledAt ? (
          <Notice>
            {t.thisAppointmentWasCancelled}
            {cancelReason ? `: ${cancelReason}` : '.'}
          </Notice>
        ) : null}
        {part === 'meeting' ? (
          <>
            <MyAnswer appointment={appointment} />
            <AppointmentFacts appointment={appointment} />
          </>
        ) : null}
        {part === 'people' ? <Attendees appointment={appointment} /> : null}
        {part === 'agenda' ? <Agenda appointment={appointment} /> : null}
        {part === 'items' ? <ActionItems appointment={appointment} /> : null}
        {part === 'files' ? <AppointmentFiles appointment={appointment} /> : null}
      </Box>
    </Box>
  )
}
