import { useId } from 'react'
import { LocationPicker } from '../../organization/location/LocationPicker.tsx'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { Field, TextArea } from '../../kernel/ui/Field.tsx'
import type { AppointmentDraft } from './appointmentDraft.ts'
import * as t from './__generated__/messages.ts'

interface MoreFieldsProps {
  draft: AppointmentDraft
  problems: Problems
  zoneHelp?: string
  onChange: (more: Partial<AppointmentDraft>) => void
}

const zones = Intl.supportedValuesOf('timeZone')

/** What the full form asks beyond the simple one. */
export function MoreFields({ draft, problems, zoneHelp, onChange }: MoreFieldsProps) {
  const listId = useId()
  return (
    <>
      <LocationPicker
        label={t.location}
        value={draft.location}
        onChange={(location) => onChange({ location })}
        problem={problems.locationId}
      />
      <Field
        label={t.placeOrAddressToCall}
        maxLength={300}
        value={draft.place}
        onChange={(event) => onChange({ place: event.target.value })}
        help={t.aRoomANumberOrThe}
        problem={problems.place}
      />
      <Field
        label={t.timeZone}
        list={listId}
        value={draft.timeZone}
        onChange={(event) => onChange({ timeZone: event.target.value })}
        help={zoneHelp}
        problem={problems['schedule.timeZone']}
      />
      <datalist id={listId}>
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone}
          </option>
        ))}
      </datalist>
      <TextArea
        label={t.description}
        maxLength={5000}
        value={draft.description}
        onChange={(event) => onChange({ description: event.target.value })}
        problem={problems.description}
      />
    </>
  )
}
