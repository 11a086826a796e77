import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import * as t from './__generated__/messages.ts'

/** The recovery codes in a window that closes by its button alone. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const titleId = useId()
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t.recoveryCodes}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <RecoveryCodes codes={codes} />
      </DialogContent>
      <DialogActions>
        <PlainButton type="button" className="primary" autoFocus onClick={onClose}>
          {t.iHaveSavedThem}
        </PlainButton>
      </DialogActions>
    </Dialog>
  )
}
