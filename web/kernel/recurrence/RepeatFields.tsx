import { Field, SelectField } from '../ui/Field.tsx'
import { DayChoice } from './DayChoice.tsx'
import { days, nths, rhythms, type Repetition, type Rhythm } from './repetition.ts'
import * as t from './__generated__/messages.ts'

interface RepeatFieldsProps {
  value: Repetition
  help?: string
  /** What is wrong with the rule. */
  problem?: string
  onChange: (change: Partial<Repetition>) => void
  autoFocus?: boolean
  /** Which are not offered. */
  but?: readonly Rhythm[]
  /** Whether it may not come back at all. */
  isOptional?: boolean
}

const weekdayNames = {
  MO: t.monday,
  TU: t.tuesday,
  WE: t.wednesday,
  TH: t.thursday,
  FR: t.friday,
  SA: t.saturday,
  SU: t.sunday,
}
/** Fields side by side where there is room. */
export const row = {
  display: 'grid',
  alignItems: 'start',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
} as const

/** How often something comes back. */
export function RepeatFields({ value, help, problem, onChange, autoFocus, but = [], isOptional }: RepeatFieldsProps) {
  const offered = rhythms.filter(([rhythm]) => !but.includes(rhythm))
  return (
    <>
      <SelectField
        label={isOptional ? t.repeats : t.howOften}
        autoFocus={autoFocus}
        value={value.rhythm}
        help={help}
        problem={value.rhythm === 'RULE' ? undefined : problem}
        onChange={(event) =>
          onChange({ rhythm: event.target.value as Rhythm, ...(event.target.value === 'QTRLY' && { ends: 'never' }) })
        }
      >
        {isOptional ? <option value="NONE">{t.doesNotRepeat}</option> : null}
        {value.kept ? <option value="KEPT">{value.kept.sentence}</option> : null}
        {offered.map(([rhythm, label]) => (
          <option key={rhythm} value={rhythm}>
            {label}
          </option>
        ))}
      </SelectField>
      {value.rhythm === 'WEEKDAYS' ? <DayChoice days={value.days} weeks={value.weeks} onChange={onChange} /> : null}
      {value.rhythm === 'NTH' ? (
        <div style={row}>
          <SelectField label={t.which} value={value.nth} onChange={(event) => onChange({ nth: event.target.value })}>
            {nths.map(([nth, label]) => (
              <option key={nth} value={nth}>
                {label}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t.weekday}
            value={value.nthDay}
            onChange={(event) => onChange({ nthDay: event.target.value })}
          >
            {days.map(([day]) => (
              <option key={day} value={day}>
                {weekdayNames[day]}
              </option>
            ))}
          </SelectField>
        </div>
      ) : null}
      {value.rhythm === 'EVERY' ? (
        <div style={row}>
          <Field
            label={t.every}
            inputMode="numeric"
            required
            value={value.step}
            problem={problem}
            onChange={(event) => onChange({ step: event.target.value })}
          />
          <SelectField
            label={t.unit}
            value={value.unit}
            onChange={(event) => onChange({ unit: event.target.value as Repetition['unit'] })}
          >
            <option value="DAILY">{t.days}</option>
            <option value="MONTHLY">{t.months}</option>
          </SelectField>
        </div>
      ) : null}
      {value.rhythm === 'RULE' ? (
        <Field
          label={t.rule}
          required
          value={value.rule}
          maxLength={300}
          placeholder="FREQ=MONTHLY;BYDAY=-1FR"
          help={t.asRfc5545WritesItFreq}
          problem={problem}
          onChange={(event) => onChange({ rule: event.target.value })}
        />
      ) : null}
    </>
  )
}
