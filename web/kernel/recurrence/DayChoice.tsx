import { Field } from '../ui/Field.tsx'
import { PlainButton } from '../ui/PlainButton.tsx'
import { days as allDays } from './repetition.ts'
import * as t from './__generated__/messages.ts'

interface DayChoiceProps {
  days: readonly string[]
  weeks: string
  onChange: (change: { days?: readonly string[]; weeks?: string }) => void
}

/** The days of the week on which something comes back, and every how many weeks. */
export function DayChoice({ days, weeks, onChange }: DayChoiceProps) {
  const toggle = (day: string) => {
    const chosen = days.includes(day) ? days.filter((one) => one !== day) : [...days, day]
    onChange({ days: allDays.map(([one]) => one).filter((one) => chosen.includes(one)) })
  }
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'end' }}>
      <div role="group" aria-label={t.daysOfTheWeek} style={{ display: 'flex', flexWrap: 'wrap', gap: 6 }}>
        {allDays.map(([day, label]) => (
          <PlainButton
            key={day}
            type="button"
            className={days.includes(day) ? 'chip chosen' : 'chip'}
            aria-pressed={days.includes(day)}
            onClick={() => toggle(day)}
          >
            {label}
          </PlainButton>
        ))}
      </div>
      <div style={{ width: 130 }}>
        <Field
          label={t.everyWeeks}
          inputMode="numeric"
          value={weeks}
          onChange={(event) => onChange({ weeks: event.target.value })}
        />
      </div>
    </div>
  )
}
