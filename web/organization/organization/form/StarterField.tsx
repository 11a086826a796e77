import Box from '@mui/material/Box'
import { useId } from 'react'
import type { StepProps } from './StepProps.ts'
import * as t from './__generated__/messages.ts'

/** Whether a new organization starts with the set for fleets, and what that brings. */
export function StarterField({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  const id = useId()
  const isChosen = draft.starterSet === 'FLEET'
  return (
    <Box
      component="label"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 3,
        rowGap: 1,
        alignItems: 'start',
        p: 3,
        border: '1px solid',
        borderColor: isChosen ? 'primary.main' : 'var(--ops-line)',
        borderRadius: 1,
        bgcolor: isChosen ? 'var(--ops-brand-weak)' : undefined,
        cursor: 'pointer',
      }}
    >
      <input
        type="checkbox"
        checked={isChosen}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-about`}
        onChange={(event) => change({ starterSet: event.target.checked ? 'FLEET' : '' })}
        style={{ marginTop: 2 }}
      />
      <Box component="span" id={`${id}-name`} sx={{ fontWeight: 550 }}>
        {t.startWithTheFleetSet}
      </Box>
      <Box component="span" id={`${id}-about`} sx={{ gridColumn: 2, color: 'text.secondary' }}>
        {t.fleetSetBrings}
      </Box>
    </Box>
  )
}
