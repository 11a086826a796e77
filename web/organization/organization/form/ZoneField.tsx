import { SelectField } from '../../../kernel/ui/Field.tsx'
import type { StepProps } from './StepProps.ts'
import * as t from './__generated__/messages.ts'

const zones = Intl.supportedValuesOf('timeZone')

/** Whose clock an organization keeps; one with a parent may keep that of the parent. */
export function ZoneField({ draft, change, problems }: StepProps) {
  return (
    <SelectField
      label={t.timeZone}
      value={draft.timeZone}
      problem={problems.timeZone}
      onChange={(event) => change({ timeZone: event.target.value })}
      help={t.whatFallsDueWhenIsTold}
    >
      {draft.parent ? (
        <option value="">{t.asTheOrganizationAbove}</option>
      ) : draft.timeZone ? null : (
        <option value="">{t.utc}</option>
      )}
      {draft.timeZone && !zones.includes(draft.timeZone) ? (
        <option value={draft.timeZone}>{draft.timeZone}</option>
      ) : null}
      {zones.map((zone) => (
        <option key={zone} value={zone}>
          {zone.replaceAll('_', ' ')}
        </option>
      ))}
    </SelectField>
  )
}
