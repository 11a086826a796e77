import Box from '@mui/material/Box'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { activityFilters, filterIn } from './activityFilter.ts'
import * as t from './__generated__/messages.ts'

/** Narrows the activity of a record to what was said or to what was changed; it stands in the address. */
export function ActivityFilter() {
  const { search, set } = useNarrowing()
  const chosen = filterIn(search)
  return (
    <Box role="group" aria-label={t.showInActivity} sx={{ display: 'flex', gap: 1 }}>
      {activityFilters.map((filter) => (
        <PlainButton
          key={filter.label}
          type="button"
          className={filter === chosen ? 'chip chosen' : 'chip'}
          aria-pressed={filter === chosen}
          onClick={() => set({ panel: filter.value })}
        >
          {filter.label}
        </PlainButton>
      ))}
    </Box>
  )
}
