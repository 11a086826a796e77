import { useLayoutEffect, type KeyboardEvent } from 'react'
import { styled } from '@mui/material/styles'
import { graphql, useFragment } from 'react-relay'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import type { AppointmentCard_appointment$key } from '../../__generated__/AppointmentCard_appointment.graphql.ts'
import { CardFrame } from '../../work/action/CardFrame.tsx'
import { followFocus } from '../../work/action/followFocus.ts'
import { ClockIcon } from '../../kernel/ui/icons.tsx'
import { Initials } from '../../kernel/ui/Initials.tsx'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { useNow } from '../../kernel/ui/useNow.ts'
import { RepeatMark } from './RepeatMark.tsx'
import { modeNames, responseNames, statusNames } from './words.ts'
import { momentText } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

const Words = styled('div')({
  '& h3': { margin: '0 0 2px', font: 'inherit', fontWeight: 550, lineHeight: '18px', overflowWrap: 'anywhere' },
  '& .where, & .facts': { color: 'var(--ops-ink-3)', fontSize: 12, lineHeight: '16px' },
  '& .where': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .facts': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 20, marginTop: 7 },
  '& .facts > *': { display: 'inline-flex', alignItems: 'center', gap: 4, flex: 'none' },
  '& .square': { width: 8, height: 8, borderRadius: 2, background: '#346A9F' },
  '& .when': { flex: '0 1 auto', minWidth: 0 },
  '& .who': { marginInlineStart: 'auto' },
})

interface AppointmentCardProps {
  appointment: AppointmentCard_appointment$key
  /** Whether Tab reaches it; the arrows lead from there to the others. */
  isTabStop: boolean
  onFocus: () => void
}

/** An appointment among the records of a grid: it opens as it does from a calendar. */
export function AppointmentCard({ appointment: reference, isTabStop, onFocus }: AppointmentCardProps) {
  const {
    id,
    key,
    addressKey,
    name,
    status,
    locationMode,
    place,
    location,
    schedule,
    organization,
    group,
    createdBy,
    viewerAttendee,
    series,
  } = useFragment(
    graphql`
      fragment AppointmentCard_appointment on Appointment {
        id
        key
        addressKey
        name
        status
        locationMode
        place
        location {
          name
        }
        schedule {
          startsAt
          timeZone
        }
        organization {
          name
          rootName
        }
        group {
          name
        }
        createdBy {
          name
        }
        series {
          sentence
        }
        viewerAttendee {
          response
        }
      }
    `,
    reference,
  )
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isOpen = useParams().key === addressKey && pathname.includes('/appointment/')
  const now = useNow()
  useLayoutEffect(() => () => followFocus(id), [id])
  const open = () => void navigate(`/home/appointment/${addressKey}${search}`)
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter' && event.key !== ' ') return
    open()
    event.preventDefault()
  }
  const how = locationMode === 'ON_SITE' ? location?.name || place || modeNames.ON_SITE : modeNames[locationMode]
  const where = [group?.name, inRoot(organization), how].filter(Boolean).join(' · ')
  const isUnderWay = Date.parse(schedule.startsAt) <= now
  const answer = viewerAttendee
    ? viewerAttendee.response === 'PENDING'
      ? t.notAnswered
      : responseNames[viewerAttendee.response]
    : statusNames[status]
  return (
    <CardFrame
      className={isOpen ? 'selected' : ''}
      role="group"
      aria-label={t.appointment2({ key, name })}
      aria-keyshortcuts="Enter"
      data-card={id}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      onClick={open}
      onKeyDown={onKeyDown}
    >
      <Words>
        <h3>{name}</h3>
        <div className="where" title={where}>
          {where}
        </div>
        <div className="facts">
          <span>
            <span className="square" />
            {t.appointment}
          </span>
          <span className="when">
            <ClockIcon size={12} />
            {isUnderWay ? t.underWay : momentText(schedule.startsAt, schedule.timeZone, now)}
            {series ? <RepeatMark sentence={series.sentence} /> : null}
          </span>
          <span>{answer}</span>
          <span className="who">
            <Initials name={createdBy.name} />
          </span>
        </div>
      </Words>
    </CardFrame>
  )
}
