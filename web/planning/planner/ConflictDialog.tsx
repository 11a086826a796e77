import Box from '@mui/material/Box'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { placeText } from './placeText.ts'
import { usePlanner, type Ghost } from './PlannerContext.ts'
import * as t from './__generated__/messages.ts'

interface ConflictDialogProps {
  ghost: Ghost
  onPlan: () => void
  onClose: () => void
}

/** Asks whether something is planned although something speaks against it. */
export function ConflictDialog({ ghost: { work, proposal, conflicts }, onPlan, onClose }: ConflictDialogProps) {
  const { lanes, timeZone } = usePlanner()
  return (
    <FormDialog title={t.planItAllTheSame} submit={t.planIt} onSubmit={onPlan} onClose={onClose}>
      <div>
        “{work.title}”: {lanes.find(({ id }) => id === proposal.laneId)?.name}, {placeText(proposal, timeZone)}
      </div>
      <Box
        component="ul"
        aria-label={t.whatSpeaksAgainstIt}
        sx={{ m: 0, paddingInlineStart: 5, color: 'var(--ops-warn)' }}
      >
        {conflicts.warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </Box>
    </FormDialog>
  )
}
