import Box from '@mui/material/Box'
import { useState } from 'react'
import { ChosenList } from '../../kernel/ui/ChosenList.tsx'
import { Combobox } from '../../kernel/ui/Combobox.tsx'
import { NameFields } from '../../kernel/ui/NameFields.tsx'
import { Field } from '../../kernel/ui/Field.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { places, problem } from './made.ts'

const shortcuts = places.map(({ id, name }) => ({ key: id, name }))

/** What is chosen and put in an order, and fields that belong together. */
export function KitForms() {
  const [named, setNamed] = useState({ name: 'Yard gate', description: '' })
  const [chosen, setChosen] = useState<readonly string[]>(['elko', 'reno'])
  return (
    <Section title="Forms">
      <Box
        sx={{ display: 'grid', gap: 3, p: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))' }}
      >
        <div style={{ display: 'grid', gap: 12, alignContent: 'start' }}>
          <NameFields
            value={named}
            onChange={setNamed}
            about="Description"
            most={2000}
            problems={{ description: problem }}
          />
        </div>
        <ChosenList of="places" data={shortcuts} chosen={chosen} most={3} onChange={setChosen} />
        <Combobox
          options={places}
          renderInput={({ slotProps }) => (
            <div ref={slotProps.input.ref}>
              <Field {...slotProps.htmlInput} label="One of several" />
            </div>
          )}
        />
      </Box>
    </Section>
  )
}
