import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { CopyField } from '../ui/CopyField.tsx'
import { PlainButton } from '../ui/PlainButton.tsx'

interface ShownOnceProps {
  title: string
  text: string
  secrets: readonly { label: string; value: string }[]
  onClose: () => void
}

/** What is shown once and then never again, to be copied. It closes by its button alone. */
export function ShownOnce({ title, text, secrets, onClose }: ShownOnceProps) {
  const titleId = useId()
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Typography color="textSecondary">{text}</Typography>
        {secrets.map(({ label, value }) => (
          <CopyField key={label} label={label} value={value} />
        ))}
      </DialogContent>
      <DialogActions>
        <PlainButton type="button" className="primary" onClick={onClose} autoFocus>
          Done
        </PlainButton>
      </DialogActions>
    </Dialog>
  )
}
