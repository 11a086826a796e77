import { SearchTabs } from '../../kernel/ui/SearchTabs.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { TabLinks } from '../../kernel/ui/TabLinks.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'

const names = ['Overview', 'People', 'Places', 'Metrics', 'Imports', 'Webhooks', 'Exports', 'Audit', 'Closing']
const some = names.slice(0, 3).map((label) => ({ value: label, label }))

/** Parts of a screen; those that have no room stand in a menu. */
export function KitTabs() {
  const [search] = useSearch()
  return (
    <Section title="Tabs">
      <div style={{ display: 'grid', gap: 12, padding: 12, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TabLinks label="Parts of a screen" tabs={names.map((label, i) => ({ label, to: i ? `#${label}` : '' }))} />
        <div style={{ maxWidth: 320 }}>
          <TabLinks label="Where it is narrow" tabs={names.map((label) => ({ label, to: `/${label}` }))} />
        </div>
        <SearchTabs label="Parts in the search" name="part" tabs={some} selected={search.get('part') ?? 'Overview'} />
      </div>
    </Section>
  )
}
