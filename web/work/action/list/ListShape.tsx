import { FilterChip, type Option } from '../../../kernel/ui/FilterChip.tsx'
import { useNarrowing } from '../../../kernel/ui/useNarrowing.ts'
import { byListed } from '../actionFields.ts'
import { ColumnsButton } from './ColumnsButton.tsx'
import { groupingIn, groupings, orderIn, orders, type OrderName } from './listFilter.ts'
import * as t from './__generated__/messages.ts'

const sortNames: Record<OrderName, string> = {
  number: t.recordNumber,
  priority: t.priority,
  due: t.due,
  since: t.statusSince,
  created: t.created,
  title: t.title,
  assignee: t.assignedTo,
  ...byListed(({ label }) => label),
}

const sorts: Option[] = Object.keys(orders).flatMap((name) => [
  { value: name, label: sortNames[name as OrderName] },
  { value: `-${name}`, label: t.theLastFirst({ sortNames: sortNames[name as OrderName] }) },
])

/** How the list stands: its groups, its order, its columns. */
export function ListShape() {
  const { search, choose } = useNarrowing({ isStep: true })
  const order = orderIn(search)
  const grouping = groupingIn(search)
  return (
    <>
      <FilterChip
        label={t.groupedBy}
        unset={t.noGrouping}
        options={groupings.map(([value, label]) => ({ value, label }))}
        chosen={grouping ? [grouping[0]] : []}
        onChoose={choose('by')}
      />
      <FilterChip
        label={t.sortedBy}
        options={sorts}
        chosen={[`${order.descending ? '-' : ''}${order.name}`]}
        onChoose={choose('sort')}
      />
      <ColumnsButton />
    </>
  )
}
