import { EndFields } from '../../kernel/recurrence/EndFields.tsx'
import { RepeatFields, row } from '../../kernel/recurrence/RepeatFields.tsx'
import type { Repetition } from '../../kernel/recurrence/repetition.ts'

interface RepeatsFieldsProps {
  value: Repetition
  help?: string
  problem?: string
  onChange: (value: Repetition) => void
}

/** Whether an appointment repeats, how often, and until when. */
export function RepeatsFields({ value, help, problem, onChange }: RepeatsFieldsProps) {
  const set = (change: Partial<Repetition>) => onChange({ ...value, ...change })
  return (
    <>
      <RepeatFields value={value} help={help} problem={problem} onChange={set} but={['QTRLY']} isOptional />
      {value.rhythm === 'NONE' ? null : (
        <div style={row}>
          <EndFields value={value} onChange={set} />
        </div>
      )}
    </>
  )
}
