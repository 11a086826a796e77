import type { Problems } from '../../kernel/relay/useMutation.ts'
import { EndFields } from '../../kernel/recurrence/EndFields.tsx'
import { RepeatFields, row } from '../../kernel/recurrence/RepeatFields.tsx'
import type { Repetition } from '../../kernel/recurrence/repetition.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import type { Repeating } from './repeating.ts'
import * as t from './__generated__/messages.ts'

interface RepeatingFieldsProps {
  value: Repeating
  zone: string
  problems: Problems
  onChange: (value: Repeating) => void
}

/** How often somebody is away, and from when until when of each day. */
export function RepeatingFields({ value, zone, problems, onChange }: RepeatingFieldsProps) {
  const set = (change: Partial<Repeating>) => onChange({ ...value, ...change })
  const repeat = (change: Partial<Repetition>) => set({ repetition: { ...value.repetition, ...change } })
  return (
    <>
      <RepeatFields value={value.repetition} problem={problems.rule} onChange={repeat} autoFocus but={['QTRLY']} />
      <div style={row}>
        <Field
          label={t.firstDayAway}
          type="date"
          required
          value={value.repetition.date}
          problem={problems.startsOn}
          onChange={({ target }) => repeat({ date: target.value })}
        />
        <Field
          label={t.leavesAt}
          type="time"
          value={value.from}
          onChange={({ target }) => set({ from: target.value })}
          help={t.emptyForTheStartOfTheDay}
        />
        <Field
          label={t.backAt}
          type="time"
          value={value.until}
          problem={problems.durationMins}
          onChange={({ target }) => set({ until: target.value })}
          help={t.emptyForTheEndOfTheDay}
        />
        <Field
          label={t.daysEachTime}
          inputMode="numeric"
          required
          value={value.days}
          onChange={({ target }) => set({ days: target.value })}
        />
      </div>
      <div style={row}>
        <EndFields value={value.repetition} onChange={repeat} />
      </div>
      <p style={{ margin: 0, color: 'var(--ops-ink-3)', fontSize: 12 }}>{t.timesAreThoseOf({ zone })}</p>
    </>
  )
}
