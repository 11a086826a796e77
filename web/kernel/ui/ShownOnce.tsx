import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { CopyField } from './CopyField.tsx'
import { PlainButton } from './PlainButton.tsx'
import * as t from './__generated__/messages.ts'

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
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Typography color="textSecondary">{text}</Typography>
        {secrets.map(({ label, value }, i) => (
          // The Enter that asked for it, pressed once too often, copies it and does not lose it.
          <CopyField key={label} label={label} value={value} autoFocus={i === 0} />
        ))}
      </DialogContent>
      <DialogActions>
        <PlainButton type="button" className="primary" onClick={onClose}>
          {t.done}
        </PlainButton>
      </DialogActions>
    </Dialog>
  )
}
