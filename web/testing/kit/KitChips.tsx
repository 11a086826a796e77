import { FilterLine } from '../../kernel/shell/FilterLine.tsx'
import { ArchivedToggle } from '../../kernel/ui/ArchivedToggle.tsx'
import { FilterChip } from '../../kernel/ui/FilterChip.tsx'
import { Initials } from '../../kernel/ui/Initials.tsx'
import { SearchField } from '../../kernel/ui/SearchField.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { ToggleChip } from '../../kernel/ui/ToggleChip.tsx'
import { longName, nothing, places } from './made.ts'
import { Specimen } from './Specimen.tsx'

const options = places.map(({ id, name }) => ({ value: id, label: name }))
const chip = { label: 'Place', options, onChoose: nothing }

/** What narrows a screen, and the small marks of things. */
export const KitChips = () => (
  <Specimen title="Chips and marks">
    <FilterChip {...chip} chosen={[]} />
    <FilterChip {...chip} chosen={['reno']} />
    <FilterChip {...chip} chosen={['reno', 'elko']} multiple />
    <FilterChip {...chip} chosen={['reno']} isTree />
    <FilterChip {...chip} chosen={[]} unset="+ Place" />
    <ToggleChip param="late" label="Late" />
    <ArchivedToggle />
    <SearchField param="q" label="Find a place" />
    <Tag>Weekly</Tag>
    <Tag>{longName.slice(0, 40)}</Tag>
    <Initials name="Ada Meyer" />
    <Initials name="Ada Meyer" size={32} />
    <div style={{ width: '100%' }}>
      <FilterLine
        conditions={[
          { label: 'Place', isSet: true, chip: <FilterChip {...chip} chosen={['reno']} /> },
          { label: 'Priority', isSet: false, chip: null },
        ]}
      />
    </div>
  </Specimen>
)
