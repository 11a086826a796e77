import { FilterChip } from '../../kernel/ui/FilterChip.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { gridList } from '../../work/action/grids.ts'
import * as t from './__generated__/messages.ts'

const options = gridList.map(({ name, label }) => ({ value: name.toLowerCase(), label }))

/** Which grids the board is narrowed to, where it is. */
export function GridChip() {
  const { listOf, toggle } = useNarrowing({ isStep: true })
  return <FilterChip label={t.onlyGrid} options={options} chosen={listOf('only')} onChoose={toggle('only')} multiple />
}
