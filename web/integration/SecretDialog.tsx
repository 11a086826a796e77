import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { CopyField } from '../ui/CopyField.tsx'
import { PlainButton } from '../ui/PlainButton.tsx'

interface SecretDialogProps {
  name: string
  secret: string
  onClose: () => void
}

/** The secret of a new token, which is shown this once; a click beside the window does not lose it. */
export function SecretDialog({ name, secret, onClose }: SecretDialogProps) {
  const titleId = useId()
  return (
    <Dialog open onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>The secret of “{name}”</DialogTitle>
      <DialogContent>
        <CopyField label="Secret" value={secret} help="It is shown this once. The program sends it as the header Authorization: Bearer, and asks as you with it." />
      </DialogContent>
      <DialogActions>
        <PlainButton type="button" className="primary" autoFocus onClick={onClose}>
          Done
        </PlainButton>
      </DialogActions>
    </Dialog>
  )
}
