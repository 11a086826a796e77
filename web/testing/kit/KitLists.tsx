import { useState } from 'react'
import { Section } from '../../kernel/ui/Section.tsx'
import { SortableItem } from '../../kernel/ui/SortableItem.tsx'
import { places } from './made.ts'

/** A list in an order that is changed. */
export function KitLists() {
  const [all, setAll] = useState(places)
  function move(from: number, to: number) {
    const next = [...all]
    next.splice(to, 0, ...next.splice(from, 1))
    setAll(next)
  }
  return (
    <Section title="List in an order" about="By drag, or by the arrow keys on the grip.">
      <ul style={{ listStyle: 'none', margin: 0, padding: 12 }}>
        {all.map(({ id, name }, i) => (
          <SortableItem key={id} label={name} list="places" index={i} count={all.length} onMove={move}>
            {name}
          </SortableItem>
        ))}
      </ul>
    </Section>
  )
}
