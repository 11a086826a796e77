import { LocationPicker } from '../../organization/location/LocationPicker.tsx'
import type { Problems } from '../../kernel/relay/problems.ts'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import { FieldGrid } from '../../kernel/ui/FieldGrid.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import type { TourDraft } from './tourDraft.ts'
import * as t from './__generated__/messages.ts'

interface WalkFieldsProps {
  draft: TourDraft
  checklists: readonly { readonly id: string; readonly name: string }[]
  problems: Problems
  onChange: (more: Partial<TourDraft>) => void
}

/** How a tour is walked: from where to where, in which order, how fast. */
export const WalkFields = ({ draft, checklists, problems, onChange }: WalkFieldsProps) => (
  <Section title={t.theWalk}>
    <FieldGrid inset>
      <LocationPicker
        label={t.startsAtItsFirstStopWhere}
        value={draft.start}
        problem={problems.startLocationId}
        onChange={(start) => onChange({ start })}
      />
      <LocationPicker
        label={t.endsAtItsLastStopWhere}
        value={draft.end}
        problem={problems.endLocationId}
        onChange={(end) => onChange({ end })}
      />
      <SelectField
        label={t.order}
        value={draft.orderRule}
        onChange={(event) => onChange({ orderRule: event.target.value === 'FIXED' ? 'FIXED' : 'PROPOSED' })}
      >
        <option value="PROPOSED">{t.proposedByPlaceWindowAndPriority}</option>
        <option value="FIXED">{t.asTheStopsStand}</option>
      </SelectField>
      <Field
        label={t.speedInKmH}
        inputMode="numeric"
        value={draft.speedKmh}
        problem={problems.speedKmh}
        help={t.forTimesWhereNoRoadService}
        onChange={(event) => onChange({ speedKmh: event.target.value })}
      />
      <SelectField
        label={t.checklistOfItsRecords}
        value={draft.checklistId}
        problem={problems.checklistId}
        onChange={(event) => onChange({ checklistId: event.target.value })}
      >
        <option value="">{t.none2}</option>
        {checklists.map((node) => (
          <option key={node.id} value={node.id}>
            {node.name}
          </option>
        ))}
      </SelectField>
      <Field
        label={t.remindBeforeTheStartInMinutes}
        inputMode="numeric"
        value={draft.reminderMins}
        problem={problems.reminderMins}
        help={t.whomTheRunIsGivenTo}
        onChange={(event) => onChange({ reminderMins: event.target.value })}
      />
    </FieldGrid>
  </Section>
)
