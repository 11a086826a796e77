import { LocationPicker } from '../../organization/location/LocationPicker.tsx'
import type { Problems } from '../../kernel/relay/problems.ts'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import { FieldGrid } from '../../kernel/ui/FieldGrid.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import type { TourDraft } from './tourDraft.ts'

interface WalkFieldsProps {
  draft: TourDraft
  checklists: readonly { readonly id: string; readonly name: string }[]
  problems: Problems
  onChange: (more: Partial<TourDraft>) => void
}

/** How a tour is walked: from where to where, in which order, how fast. */
export const WalkFields = ({ draft, checklists, problems, onChange }: WalkFieldsProps) => (
  <Section title="The walk">
    <FieldGrid inset>
      <LocationPicker
        label="Starts at (its first stop where empty)"
        value={draft.start}
        problem={problems.startLocationId}
        onChange={(start) => onChange({ start })}
      />
      <LocationPicker
        label="Ends at (its last stop where empty)"
        value={draft.end}
        problem={problems.endLocationId}
        onChange={(end) => onChange({ end })}
      />
      <SelectField
        label="Order"
        value={draft.orderRule}
        onChange={(event) => onChange({ orderRule: event.target.value === 'FIXED' ? 'FIXED' : 'PROPOSED' })}
      >
        <option value="PROPOSED">Proposed by place, window and priority</option>
        <option value="FIXED">As the stops stand</option>
      </SelectField>
      <Field
        label="Speed in km/h"
        inputMode="numeric"
        value={draft.speedKmh}
        problem={problems.speedKmh}
        help="For times where no road service is set up."
        onChange={(event) => onChange({ speedKmh: event.target.value })}
      />
      <SelectField
        label="Checklist of its records"
        value={draft.checklistId}
        problem={problems.checklistId}
        onChange={(event) => onChange({ checklistId: event.target.value })}
      >
        <option value="">None</option>
        {checklists.map((node) => (
          <option key={node.id} value={node.id}>
            {node.name}
          </option>
        ))}
      </SelectField>
      <Field
        label="Remind before the start, in minutes"
        inputMode="numeric"
        value={draft.reminderMins}
        problem={problems.reminderMins}
        help="Whom the run is given to is told. Empty for no reminder."
        onChange={(event) => onChange({ reminderMins: event.target.value })}
      />
    </FieldGrid>
  </Section>
)
