import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { Notice } from '../ui/Notice.tsx'
import { PlainButton } from '../ui/PlainButton.tsx'
import { Table } from '../ui/Table.tsx'
import type { Choice, Conflict } from './askConflict.ts'
import { fieldText, valueText } from './conflictText.ts'
import { namesIn } from './knownNames.ts'

interface ConflictDialogProps {
  conflict: Conflict
  onChoose: (choice: Choice) => void
}

/** Both values of what two people changed, and whose is kept. Escape goes back to what one was writing. */
export function ConflictDialog({ conflict: { message, differences }, onChoose }: ConflictDialogProps) {
  const titleId = useId()
  const nameOf = namesIn(useRelayEnvironment())
  return (
    <Dialog open onClose={() => onChoose(undefined)} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Changed by someone else</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Notice role="alert">{message}</Notice>
        {differences.length ? (
          <Table caption="Your values and theirs" columns={['Field', 'Yours', 'Theirs']}>
            {differences.map((one) => (
              <tr key={one.field}>
                <th scope="row">{fieldText(one.field)}</th>
                <td style={{ overflowWrap: 'anywhere' }}>{valueText(one, 'yours', nameOf)}</td>
                <td style={{ overflowWrap: 'anywhere' }}>{valueText(one, 'current', nameOf)}</td>
              </tr>
            ))}
          </Table>
        ) : (
          <Typography>What you change has the same value now. Something else about it was changed.</Typography>
        )}
      </DialogContent>
      <DialogActions>
        <PlainButton type="button" className="outlined" onClick={() => onChoose('THEIRS')}>
          Take theirs
        </PlainButton>
        <PlainButton type="button" className="primary" autoFocus onClick={() => onChoose('MINE')}>
          Keep mine
        </PlainButton>
      </DialogActions>
    </Dialog>
  )
}
