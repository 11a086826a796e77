import type { ReactNode } from 'react'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { Field, SelectField, TextArea } from '../../kernel/ui/Field.tsx'
import type { AppointmentDraft } from './appointmentDraft.ts'
import { WhenFields } from './WhenFields.tsx'
import { modeNames, type LocationMode } from './words.ts'
import * as t from './__generated__/messages.ts'

interface SimpleFieldsProps {
  draft: AppointmentDraft
  problems: Problems
  onChange: (more: Partial<AppointmentDraft>) => void
  /** What stands below the times. */
  children?: ReactNode
}

/** The simple form of an appointment. */
export function SimpleFields({ draft, problems, onChange, children }: SimpleFieldsProps) {
  return (
    <>
      <Field
        label={t.subject}
        required
        autoFocus
        maxLength={200}
        value={draft.name}
        onChange={(event) => onChange({ name: event.target.value })}
        problem={problems.name}
      />
      <WhenFields draft={draft} problems={problems} onChange={onChange} />
      {children}
      <SelectField
        label={t.locationMode}
        value={draft.locationMode}
        onChange={(event) => onChange({ locationMode: event.target.value as LocationMode })}
        problem={problems.locationMode}
      >
        {Object.entries(modeNames).map(([mode, name]) => (
          <option key={mode} value={mode}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={t.meetingObjective}
        maxLength={1000}
        value={draft.objective}
        onChange={(event) => onChange({ objective: event.target.value })}
        problem={problems.objective}
      />
    </>
  )
}
