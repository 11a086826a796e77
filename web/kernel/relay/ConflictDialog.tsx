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
import * as t from './__generated__/messages.ts'

interface ConflictDialogProps {
  conflict: Conflict
  onChoose: (choice: Choice) => void
}

/** Both values of what two people changed, and whose is kept. Escape goes back to what one was writing. */
export function ConflictDialog({ conflict: { message, differences }, onChoose }: ConflictDialogProps) {
  const titleId = useId()
  const nameOf = namesIn(useRelayEnvironment())
  const shown = differences.map((one) => ({
    field: fieldText(one.field),
    yours: valueText(one, 'yours', nameOf),
    current: valueText(one, 'current', nameOf),
  }))
  return (
    <Dialog open onClose={() => onChoose(shown)} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t.changedBySomeoneElse}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Notice role="alert">{message}</Notice>
        {shown.length ? (
          <Table caption={t.yourValuesAndTheirs} columns={[t.field, t.yours, t.theirs]}>
            {shown.map(({ field, yours, current }, i) => (
              <tr key={differences[i]!.field}>
                <th scope="row">{field}</th>
                <td style={{ overflowWrap: 'anywhere' }}>{yours}</td>
                <td style={{ overflowWrap: 'anywhere' }}>{current}</td>
              </tr>
            ))}
          </Table>
        ) : (
          <Typography>{t.whatYouChangeHasTheSame}</Typography>
        )}
      </DialogContent>
      <DialogActions>
        <PlainButton type="button" className="outlined" onClick={() => onChoose('THEIRS')}>
          {t.takeTheirs}
        </PlainButton>
        <PlainButton type="button" className="primary" autoFocus onClick={() => onChoose('MINE')}>
          {t.keepMine}
        </PlainButton>
      </DialogActions>
    </Dialog>
  )
}
