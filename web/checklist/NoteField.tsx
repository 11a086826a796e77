import Box from '@mui/material/Box'
import { useState } from 'react'
import { toast } from '../shell/toast.ts'
import { isTooLong, lengthText } from '../ui/length.ts'

interface NoteFieldProps {
  note: string
  label: string
  canWrite: boolean
  onSave: (note: string) => Promise<boolean>
}

const most = 1000

/** What there is to say of an answer; saved when the field is left. */
export function NoteField({ note, label, canWrite, onSave }: NoteFieldProps) {
  const [text, setText] = useState(note)
  if (!canWrite) return note ? <span style={{ color: 'var(--ops-ink-2)' }}>{note}</span> : null
  const leave = () => {
    if (text === note) return
    if (isTooLong(text, most)) toast('error', 'The note is too long', lengthText(text, most))
    else void onSave(text)
  }
  return (
    <Box
      component="input"
      aria-label={label}
      placeholder="What is wrong?"
      value={text}
      aria-invalid={isTooLong(text, most) || undefined}
      onChange={(event) => setText(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave()
      }}
      sx={{
        flex: '1 1 180px',
        minWidth: 0,
        minHeight: 32,
        px: 2,
        border: '1px solid var(--ops-field)',
        borderRadius: '8px',
        bgcolor: 'background.paper',
        color: 'text.primary',
        font: 'inherit',
        '&::placeholder': { color: 'var(--ops-ink-3)', opacity: 1 },
      }}
    />
  )
}
