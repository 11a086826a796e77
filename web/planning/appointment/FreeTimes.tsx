import Box from '@mui/material/Box'
import { graphql } from 'react-relay'
import type { AvailabilityState, FreeTimesQuery } from '../../__generated__/FreeTimesQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { dayText } from '../../kernel/ui/times.ts'
import type { Colleague } from '../../people/membership/ColleagueField.tsx'
import { scheduleOf, typedEnd, type AppointmentDraft } from './appointmentDraft.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query FreeTimesQuery($organizationId: ID!, $userIds: [ID!]!, $schedule: AppointmentScheduleInput!) {
    availability(organizationId: $organizationId, userIds: $userIds, schedule: $schedule) {
      people {
        user {
          id
          name
        }
        state
      }
      firstFree {
        date
        startTime
        endTime
      }
    }
  }
`

interface FreeTimesProps {
  draft: AppointmentDraft
  organizationId: string
  people: readonly Colleague[]
  onChange: (more: Partial<AppointmentDraft>) => void
}

const reasons: Partial<Record<AvailabilityState, (values: { name: string }) => string>> = {
  BUSY: t.personBusy,
  ABSENT: t.personAway,
  OFF: t.personOff,
}

/** Whether everyone is free at the time that was typed, and the first time that suits all. */
export function FreeTimes({ draft, organizationId, people, onChange }: FreeTimesProps) {
  const { date, startTime, endTime } = draft
  const isWhole = date && startTime && endTime && startTime !== endTime
  const canAsk = isWhole && organizationId && people.length > 0
  const { data, isCurrent } = useLookUp<FreeTimesQuery>(
    query,
    canAsk ? { organizationId, userIds: people.map(({ id }) => id), schedule: scheduleOf(draft) } : null,
  )
  const found = canAsk ? data?.availability : null
  if (!found) return null
  const taken = found.people.flatMap(({ user, state }) => {
    const text = reasons[state]?.({ name: user.name })
    return text ? [{ id: user.id, text }] : []
  })
  const { firstFree } = found
  const isSuggested = firstFree && (firstFree.date !== date || firstFree.startTime !== startTime)
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', opacity: isCurrent ? 1 : 0.6 }}>
      <Box role="status" aria-label={t.freeTimes}>
        {taken.length ? (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {taken.map(({ id, text }) => (
              <Box component="li" key={id} sx={{ color: 'var(--ops-warn)' }}>
                {text}
              </Box>
            ))}
          </Box>
        ) : (
          <Box sx={{ color: 'text.secondary' }}>{t.everyoneFree}</Box>
        )}
        {firstFree ? null : <Box sx={{ color: 'text.secondary' }}>{t.noFreeTime}</Box>}
      </Box>
      {isSuggested ? (
        <PlainButton
          type="button"
          className="outlined"
          onClick={() => onChange({ ...firstFree, endTime: typedEnd(firstFree.endTime) })}
        >
          {t.takeFreeTime({ day: dayText(firstFree.date), startTime: firstFree.startTime, endTime: firstFree.endTime })}
        </PlainButton>
      ) : null}
    </Box>
  )
}
