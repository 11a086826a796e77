import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { SealCheck } from './SealCheck.tsx'
import * as t from './__generated__/messages.ts'

/** How many seals are checked at first: of more it may take a while. */
const fewSeals = 200
/** How many the graph checks at most. */
const mostSeals = 1_000

interface AuditSealsDialogProps {
  organization: { id: string; timeZone: string }
  /** How many seals there are. */
  seals: number
  onClose: () => void
}

/** Whether the log is what it was when it was sealed, by its latest seals; by more of them where asked. */
export function AuditSealsDialog({ organization, seals, onClose }: AuditSealsDialogProps) {
  const id = useId()
  const [last, setLast] = useState(fewSeals)
  const [tries, setTries] = useState(0)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t.auditLogSeals}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <SealCheck key={tries} organization={organization} last={last} onRetry={() => setTries(tries + 1)} />
      </DialogContent>
      <DialogActions>
        {seals > fewSeals ? (
          <PlainButton
            type="button"
            className="outlined"
            aria-disabled={last > fewSeals}
            onClick={() => setLast(mostSeals)}
          >
            {t.checkCountOfSeals({ count: Math.min(seals, mostSeals) })}
          </PlainButton>
        ) : null}
        <PlainButton type="button" className="primary" autoFocus onClick={onClose}>
          {t.done}
        </PlainButton>
      </DialogActions>
    </Dialog>
  )
}
