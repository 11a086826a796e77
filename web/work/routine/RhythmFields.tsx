import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { DayChoice } from './DayChoice.tsx'
import { days, nths, rhythms, type Rhythm, type RhythmValue } from './rhythm.ts'
import * as t from './__generated__/messages.ts'

interface RhythmFieldsProps {
  value: RhythmValue
  problems: Problems
  onChange: (value: RhythmValue) => void
  autoFocus?: boolean
}

const zones = Intl.supportedValuesOf('timeZone')
const weekdayNames = {
  MO: t.monday,
  TU: t.tuesday,
  WE: t.wednesday,
  TH: t.thursday,
  FR: t.friday,
  SA: t.saturday,
  SU: t.sunday,
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
        label={t.howOften}
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
          <SelectField label={t.which} value={value.nth} onChange={(event) => set({ nth: event.target.value })}>
            {nths.map(([nth, label]) => (
              <option key={nth} value={nth}>
                {label}
              </option>
            ))}
          </SelectField>
          <SelectField label={t.weekday} value={value.nthDay} onChange={(event) => set({ nthDay: event.target.value })}>
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
            problem={problems['recurrence.rule']}
            onChange={(event) => set({ step: event.target.value })}
          />
          <SelectField
            label={t.unit}
            value={value.unit}
            onChange={(event) => set({ unit: event.target.value as RhythmValue['unit'] })}
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
          problem={problems['recurrence.rule']}
          onChange={(event) => set({ rule: event.target.value })}
        />
      ) : null}
      <div style={row}>
        <Field
          label={t.startsOn}
          type="date"
          required
          value={value.date}
          problem={problems.startsOn}
          onChange={(event) => set({ date: event.target.value })}
        />
        <Field
          label={t.at}
          type="time"
          required
          value={value.time}
          onChange={(event) => set({ time: event.target.value })}
        />
        <Field
          label={t.timeZone}
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
          label={t.dueAfterInMinutes}
          inputMode="numeric"
          value={value.duration}
          placeholder={t.twiceItsServiceTime}
          problem={problems.durationMins}
          onChange={(event) => set({ duration: event.target.value })}
        />
        <Field
          label={t.onTheBoardDaysBefore}
          inputMode="numeric"
          value={value.lead}
          placeholder={t.asUsual}
          problem={problems.leadDays}
          onChange={(event) => set({ lead: event.target.value })}
        />
        {hasEnd ? (
          <SelectField
            label={t.ends}
            value={value.ends}
            onChange={(event) => set({ ends: event.target.value as RhythmValue['ends'] })}
          >
            <option value="never">{t.never}</option>
            <option value="on">{t.onADay}</option>
            <option value="after">{t.afterSomeTimes}</option>
          </SelectField>
        ) : null}
        {hasEnd && value.ends === 'on' ? (
          <Field
            label={t.lastDay}
            type="date"
            required
            value={value.until}
            onChange={(event) => set({ until: event.target.value })}
          />
        ) : null}
        {hasEnd && value.ends === 'after' ? (
          <Field
            label={t.times}
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
