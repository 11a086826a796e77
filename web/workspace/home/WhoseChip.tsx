import { asScope, keepScope } from '../../kernel/shell/lastScope.ts'
import { FilterChip } from '../../kernel/ui/FilterChip.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import * as t from './__generated__/messages.ts'

const scopes = [
  { value: 'mine', label: t.mine },
  { value: 'group', label: t.myGroup },
]

/** Whose records are shown; everybody's where nothing is chosen. */
export function WhoseChip() {
  const { listOf, choose } = useNarrowing({ isStep: true })
  return (
    <FilterChip
      label={t.whose}
      options={scopes}
      chosen={listOf('whose').filter((one) => one !== 'all')}
      onChoose={(value) => {
        keepScope(asScope(value) ?? 'all')
        choose('whose')(value)
      }}
    />
  )
}
