import { EndFields } from '../../kernel/recurrence/EndFields.tsx'
import { RepeatFields, row } from '../../kernel/recurrence/RepeatFields.tsx'
import { Field } from '../../kernel/ui/Field.tsx'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import type { RhythmValue } from './rhythm.ts'
import * as t from './__generated__/messages.ts'

interface RhythmFieldsProps {
  value: RhythmValue
  problems: Problems
  onChange: (value: RhythmValue) => void
  autoFocus?: boolean
}

const zones = Intl.supportedValuesOf('timeZone')
/** When a routine falls due: how often, from when on, by which clock, and until when. */
export function RhythmFields({ value, problems, onChange, autoFocus }: RhythmFieldsProps) {
  const set = (change: Partial<RhythmValue>) => onChange({ ...value, ...change })
  return (
    <>
      <RepeatFields value={value} problem={problems['recurrence.rule']} onChange={set} autoFocus={autoFocus} />
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
        <EndFields value={value} onChange={set} />
      </div>
    </>
  )
}
