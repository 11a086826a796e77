import Box from '@mui/material/Box'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FieldGrid } from '../../kernel/ui/FieldGrid.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import type { Period } from './absenceTimes.ts'
import * as t from './__generated__/messages.ts'

interface PeriodFieldsProps {
  value: Period
  zone: string
  problems: Problems
  onChange: (value: Period) => void
}

/** The halves of a day. */
const halves = [
  [t.morning, { fromTime: '', untilTime: '12:00' }],
  [t.afternoon, { fromTime: '12:00', untilTime: '' }],
] as const

/** From when until when somebody is away: days, half days, or hours. */
export function PeriodFields({ value, zone, problems, onChange }: PeriodFieldsProps) {
  const set = (change: Partial<Period>) => onChange({ ...value, ...change })
  const isOneDay = value.from !== '' && value.from === value.until
  return (
    <>
      <FieldGrid>
        <Field
          label={t.firstDayAway}
          type="date"
          required
          autoFocus
          value={value.from}
          onChange={({ target }) =>
            // The usual absence is a day long until it is said to be longer.
            set({ from: target.value, ...(!value.until && { until: target.value }) })
          }
          problem={problems.startsAt}
        />
        <Field
          label={t.leavesAt}
          type="time"
          value={value.fromTime}
          onChange={({ target }) => set({ fromTime: target.value })}
          help={t.emptyForTheStartOfTheDay}
        />
        <Field
          label={t.lastDayAway}
          type="date"
          required
          value={value.until}
          onChange={({ target }) => set({ until: target.value })}
          problem={problems.endsAt}
          help={t.daysAreThoseOf({ zone })}
        />
        <Field
          label={t.backAt}
          type="time"
          value={value.untilTime}
          onChange={({ target }) => set({ untilTime: target.value })}
          help={t.emptyForTheEndOfTheDay}
        />
      </FieldGrid>
      <Box role="group" aria-label={t.halfDay} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {halves.map(([label, half]) => {
          const isChosen = isOneDay && value.fromTime === half.fromTime && value.untilTime === half.untilTime
          return (
            <PlainButton
              key={label}
              type="button"
              className={isChosen ? 'chip chosen' : 'chip'}
              aria-pressed={isChosen}
              onClick={() => set({ until: value.from, ...(isChosen ? { fromTime: '', untilTime: '' } : half) })}
            >
              {label}
            </PlainButton>
          )
        })}
      </Box>
    </>
  )
}
