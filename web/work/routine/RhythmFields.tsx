import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { DayChoice } from './DayChoice.tsx'
import { days, nths, rhythms, type Rhythm, type RhythmValue } from './rhythm.ts'

interface RhythmFieldsProps {
  value: RhythmValue
  problems: Problems
  onChange: (value: RhythmValue) => void
  autoFocus?: boolean
}

const zones = Intl.supportedValuesOf('timeZone')
const weekdayNames = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
}
const row = {
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
} as const

/** When a routine falls due: how often, from when on, by which clock, and until when. */
export function RhythmFields({ value, problems, onChange, autoFocus }: RhythmFieldsProps) {
  const set = (change: Partial<RhythmValue>) => onChange({ ...value, ...change })
  const hasEnd = value.rhythm !== 'QTRLY'
  return (
    <>
      <SelectField
        label="How often"
        autoFocus={autoFocus}
        value={value.rhythm}
        problem={value.rhythm === 'RULE' ? undefined : problems['recurrence.rule']}
        onChange={(event) =>
          set({ rhythm: event.target.value as Rhythm, ...(event.target.value === 'QTRLY' && { ends: 'never' }) })
        }
      >
        {value.kept ? <option value="KEPT">{value.kept.sentence}</option> : null}
        {rhythms.map(([rhythm, label]) => (
          <option key={rhythm} value={rhythm}>
            {label}
          </option>
        ))}
      </SelectField>
      {value.rhythm === 'WEEKDAYS' ? <DayChoice days={value.days} weeks={value.weeks} onChange={set} /> : null}
      {value.rhythm === 'NTH' ? (
        <div style={row}>
          <SelectField label="Which" value={value.nth} onChange={(event) => set({ nth: event.target.value })}>
            {nths.map(([nth, label]) => (
              <option key={nth} value={nth}>
                {label}
              </option>
            ))}
          </SelectField>
          <SelectField label="Weekday" value={value.nthDay} onChange={(event) => set({ nthDay: event.target.value })}>
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
            label="Every"
            inputMode="numeric"
            required
            value={value.step}
            problem={problems['recurrence.rule']}
            onChange={(event) => set({ step: event.target.value })}
          />
          <SelectField
            label="Unit"
            value={value.unit}
            onChange={(event) => set({ unit: event.target.value as RhythmValue['unit'] })}
          >
            <option value="DAILY">days</option>
            <option value="MONTHLY">months</option>
          </SelectField>
        </div>
      ) : null}
      {value.rhythm === 'RULE' ? (
        <Field
          label="Rule"
          required
          value={value.rule}
          maxLength={300}
          placeholder="FREQ=MONTHLY;BYDAY=-1FR"
          help="As RFC 5545 writes it: FREQ=MONTHLY;BYDAY=-1FR is the last Friday of each month."
          problem={problems['recurrence.rule']}
          onChange={(event) => set({ rule: event.target.value })}
        />
      ) : null}
      <div style={row}>
        <Field
          label="Starts on"
          type="date"
          required
          value={value.date}
          problem={problems.startsOn}
          onChange={(event) => set({ date: event.target.value })}
        />
        <Field
          label="At"
          type="time"
          required
          value={value.time}
          onChange={(event) => set({ time: event.target.value })}
        />
        <Field
          label="Time zone"
          list="routine-zones"
          required
          value={value.zone}
          problem={problems.timeZone}
          onChange={(event) => set({ zone: event.target.value })}
        />
        <datalist id="routine-zones">
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zone}
            </option>
          ))}
        </datalist>
      </div>
      <div style={row}>
        <Field
          label="Due after, in minutes"
          inputMode="numeric"
          value={value.duration}
          placeholder="twice its service time"
          problem={problems.durationMins}
          onChange={(event) => set({ duration: event.target.value })}
        />
        <Field
          label="On the board, days before"
          inputMode="numeric"
          value={value.lead}
          placeholder="as usual"
          problem={problems.leadDays}
          onChange={(event) => set({ lead: event.target.value })}
        />
        {hasEnd ? (
          <SelectField
            label="Ends"
            value={value.ends}
            onChange={(event) => set({ ends: event.target.value as RhythmValue['ends'] })}
          >
            <option value="never">Never</option>
            <option value="on">On a day</option>
            <option value="after">After some times</option>
          </SelectField>
        ) : null}
        {hasEnd && value.ends === 'on' ? (
          <Field
            label="Last day"
            type="date"
            required
            value={value.until}
            onChange={(event) => set({ until: event.target.value })}
          />
        ) : null}
        {hasEnd && value.ends === 'after' ? (
          <Field
            label="Times"
            inputMode="numeric"
            required
            value={value.count}
            onChange={(event) => set({ count: event.target.value })}
          />
        ) : null}
      </div>
    </>
  )
}
