import Box from '@mui/material/Box'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { placeText } from './placeText.ts'
import { usePlanner, type Ghost } from './PlannerContext.ts'

interface ConflictDialogProps {
  ghost: Ghost
  onPlan: () => void
  onClose: () => void
}

/** Asks whether something is planned although something speaks against it. */
export function ConflictDialog({ ghost: { work, proposal, conflicts }, onPlan, onClose }: ConflictDialogProps) {
  const { lanes, timeZone } = usePlanner()
  return (
    <FormDialog title="Plan it all the same?" submit="Plan it" onSubmit={onPlan} onClose={onClose}>
      <div>
        “{work.title}”: {lanes.find(({ id }) => id === proposal.laneId)?.name}, {placeText(proposal, timeZone)}
      </div>
      <Box component="ul" aria-label="What speaks against it" sx={{ m: 0, pl: 5, color: 'var(--ops-warn)' }}>
        {conflicts.warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </Box>
    </FormDialog>
  )
}
