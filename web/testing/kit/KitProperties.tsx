import { Facts } from '../../kernel/ui/Facts.tsx'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { Properties } from '../../kernel/ui/Properties.tsx'
import { Property } from '../../kernel/ui/Property.tsx'
import { PropertyMenu } from '../../kernel/ui/PropertyMenu.tsx'
import { PropertyPopover } from '../../kernel/ui/PropertyPopover.tsx'
import { Field } from '../../kernel/ui/Field.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { longName, nothing, places, refused } from './made.ts'

/** What is known of something: read only, or changed where it stands. */
export const KitProperties = () => (
  <Section title="Properties">
    <div style={{ display: 'grid', gap: 24, padding: 12, maxWidth: 720 }}>
      <Properties>
        <Property name="Read only" value="Reno terminal" />
        <Property name="Why not" value="Urgent" whyNot={refused.reason} />
        <Property
          name="A menu"
          value="Reno terminal"
          opens="menu"
          renderEditor={(anchor, close) => (
            <PropertyMenu
              label="Place"
              anchor={anchor}
              choices={places}
              value="reno"
              onChoose={nothing}
              onClose={close}
            />
          )}
        />
        <Property
          name="A form"
          value={longName}
          renderEditor={(anchor, close) => (
            <PropertyPopover label="Title" anchor={anchor} problems={{}} onClose={close} onSave={close}>
              <Field label="Title" defaultValue="Yard gate" autoFocus />
            </PropertyPopover>
          )}
        />
        <Property name="Not given" value="" renderEditor={() => null} />
      </Properties>
      <Facts
        facts={[
          ['Made', <Moment key="made" at="2026-11-27T09:00:00Z" />],
          ['Place', 'Reno terminal'],
          ['Not given', null],
        ]}
      />
    </div>
  </Section>
)
