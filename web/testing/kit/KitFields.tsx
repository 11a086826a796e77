import { CopyField } from '../../kernel/ui/CopyField.tsx'
import { Field, SelectField, TextArea } from '../../kernel/ui/Field.tsx'
import { FieldGrid } from '../../kernel/ui/FieldGrid.tsx'
import { ListSelect } from '../../kernel/ui/ListSelect.tsx'
import { PasswordField } from '../../kernel/ui/PasswordField.tsx'
import { RadioField } from '../../kernel/ui/RadioField.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { longName, places, problem } from './made.ts'

const options = places.map(({ id, name }) => (
  <option key={id} value={id}>
    {name}
  </option>
))

const choices = places.map(({ id, name }) => [id, name] as const)

/** Fields: empty, filled, with help, with a problem, and where they can't be changed. */
export const KitFields = () => (
  <Section title="Fields" about="The problem stands at its field, and is read out with it.">
    <FieldGrid inset>
      <Field label="Empty" />
      <Field label="Filled" defaultValue="Yard gate" required />
      <Field label="With help" help="Up to 120 characters." />
      <Field label="With a problem" defaultValue=" " problem={problem} />
      <Field label="Long" defaultValue={longName} />
      <Field label="Disabled" defaultValue="Yard gate" disabled />
      <Field label="Read only" defaultValue="Yard gate" readOnly />
      <Field label="Due" type="date" defaultValue="2026-11-27" />
      <Field label="At" type="time" defaultValue="14:30" />
      <SelectField label="Place" defaultValue="elko">
        {options}
      </SelectField>
      <SelectField label="Place with a problem" problem={problem}>
        {options}
      </SelectField>
      <ListSelect label="Reference list" items={places} />
      <ListSelect label="Reference list, loading" items={undefined} />
      <RadioField label="One of a few" choices={choices} chosen="elko" onChoose={() => {}} />
      <PasswordField label="Password" defaultValue="secret" />
      <CopyField label="To be copied" value="https://example.com/calendar.ics" />
      <TextArea label="Description" defaultValue="Two lines&#10;of it." />
      <TextArea label="Description with a problem" problem={problem} />
    </FieldGrid>
  </Section>
)
