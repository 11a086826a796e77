import { FilterChip, type Option } from '../../../kernel/ui/FilterChip.tsx'
import { useNarrowing } from '../../../kernel/ui/useNarrowing.ts'
import { byListed } from '../actionFields.ts'
import { ColumnsButton } from './ColumnsButton.tsx'
import { groupingIn, groupings, orderIn, orders, type OrderName } from './listFilter.ts'

const sortNames: Record<OrderName, string> = {
  number: 'Number',
  priority: 'Priority',
  due: 'Due',
  since: 'Status since',
  created: 'Created',
  title: 'Title',
  assignee: 'Assigned to',
  ...byListed(({ label }) => label),
}

const sorts: Option[] = Object.keys(orders).flatMap((name) => [
  { value: name, label: sortNames[name as OrderName] },
  { value: `-${name}`, label: `${sortNames[name as OrderName]}, the last first` },
])

/** How the list stands: its groups, its order, its columns. */
export function ListShape() {
  const { search, choose } = useNarrowing({ isStep: true })
  const order = orderIn(search)
  const grouping = groupingIn(search)
  return (
    <>
      <FilterChip
        label="Grouped by"
        options={groupings.map(([value, label]) => ({ value, label }))}
        chosen={grouping ? [grouping[0]] : []}
        onChoose={choose('by')}
      />
      <FilterChip
        label="Sorted by"
        options={sorts}
        chosen={[`${order.descending ? '-' : ''}${order.name}`]}
        onChoose={choose('sort')}
      />
      <ColumnsButton />
    </>
  )
}
