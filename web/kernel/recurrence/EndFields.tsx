import { Field, SelectField } from '../ui/Field.tsx'
import type { Repetition } from './repetition.ts'
import * as t from './__generated__/messages.ts'

interface EndFieldsProps {
  value: Repetition
  onChange: (change: Partial<Repetition>) => void
}

/** Until when something comes back; that of quarters has no end. */
export function EndFields({ value, onChange }: EndFieldsProps) {
  if (value.rhythm === 'QTRLY') return null
  return (
    <>
      <SelectField
        label={t.ends}
        value={value.ends}
        onChange={(event) => onChange({ ends: event.target.value as Repetition['ends'] })}
      >
        <option value="never">{t.never}</option>
        <option value="on">{t.onADay}</option>
        <option value="after">{t.afterSomeTimes}</option>
      </SelectField>
      {value.ends === 'on' ? (
        <Field
          label={t.lastDay}
          type="date"
          required
          value={value.until}
          onChange={(event) => onChange({ until: event.target.value })}
        />
      ) : null}
      {value.ends === 'after' ? (
        <Field
          label={t.times}
          inputMode="numeric"
          required
          value={value.count}
          onChange={(event) => onChange({ count: event.target.value })}
        />
      ) : null}
    </>
  )
}
