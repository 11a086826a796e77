import Box from '@mui/material/Box'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { endsNextDay, type AppointmentDraft } from './appointmentDraft.ts'
import { clockMinutes, wallMinutes } from './words.ts'
import * as t from './__generated__/messages.ts'

interface WhenFieldsProps {
  draft: AppointmentDraft
  problems: Problems
  onChange: (more: Partial<AppointmentDraft>) => void
}

const dayLength = 24 * 60
const timeText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The end, moved along with a start, so that it stays as long as it was. */
function movedEnd({ startTime, endTime }: AppointmentDraft, start: string): string {
  if (!start || !startTime || !endTime) return endTime
  return timeText((clockMinutes(start) + wallMinutes({ startTime, endTime })) % dayLength)
}

/** The day and the times of an appointment. */
export function WhenFields({ draft, problems, onChange }: WhenFieldsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: '1fr 1fr', sm: '2fr 1fr 1fr' },
        alignItems: 'start',
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      <Field
        label={t.date}
        type="date"
        required
        value={draft.date}
        onChange={(event) => onChange({ date: event.target.value })}
        problem={problems['schedule.date']}
      />
      <Field
        label={t.start}
        type="time"
        required
        value={draft.startTime}
        onChange={({ target }) => onChange({ startTime: target.value, endTime: movedEnd(draft, target.value) })}
        problem={problems['schedule.startTime']}
      />
      <Field
        label={t.end}
        type="time"
        required
        value={draft.endTime}
        onChange={(event) => onChange({ endTime: event.target.value })}
        help={endsNextDay(draft) ? t.endsTheNextDay : undefined}
        problem={problems['schedule.endTime']}
      />
    </Box>
  )
}
