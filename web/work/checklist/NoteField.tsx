import Box from '@mui/material/Box'
import { useRef, useState } from 'react'
import { toast } from '../../kernel/shell/toast.ts'
import { afterPress } from '../../kernel/ui/afterPress.ts'
import { isTooLong, lengthText } from '../../kernel/ui/length.ts'
import * as t from './__generated__/messages.ts'

interface NoteFieldProps {
  note: string
  /** The version of the answer that the note is of. */
  version: number
  label: string
  canWrite: boolean
  onSave: (note: string, version: number) => Promise<boolean>
}

const most = 1000

/** What there is to say of an answer; saved when the field is left. */
export function NoteField({ note, version, label, canWrite, onSave }: NoteFieldProps) {
  const [text, setText] = useState(note)
  // What one began to write from stays, with its version, until it is saved; an untouched field follows what others
  // write.
  const [base, setBase] = useState({ note, version })
  const isUntouched = text === base.note || text === note
  if (isUntouched && (base.note !== note || base.version !== version)) {
    setBase({ note, version })
    setText(note)
  }
  // Enter saves, and leaving the field meanwhile does not once more.
  const sent = useRef<string>(undefined)
  if (!canWrite) return note ? <span style={{ color: 'var(--ops-ink-2)' }}>{note}</span> : null
  async function leave() {
    if (text === base.note || text === sent.current) return
    if (isTooLong(text, most)) return toast('error', t.theNoteIsTooLong, lengthText(text, most))
    sent.current = text
    await onSave(text, base.version)
    sent.current = undefined
  }
  return (
    <Box
      component="input"
      aria-label={label}
      placeholder={t.whatIsWrong}
      value={text}
      aria-invalid={isTooLong(text, most) || undefined}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => afterPress(() => void leave())}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void leave()
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
