import { styled } from '@mui/material/styles'
import { useRef, useState, type KeyboardEvent } from 'react'
import { toast } from '../../kernel/shell/toast.ts'
import { afterPress } from '../../kernel/ui/afterPress.ts'
import { isTooLong, lengthText } from '../../kernel/ui/length.ts'
import * as t from './__generated__/messages.ts'

const look = {
  width: '100%',
  minHeight: 36,
  padding: '6px 10px',
  border: '1px solid var(--ops-field)',
  borderRadius: 8,
  background: 'var(--ops-surface)',
  color: 'var(--ops-ink)',
  font: 'inherit',
  '@media (pointer: coarse), (max-width: 600px)': { minHeight: 44 },
} as const
const Input = styled('input')({ ...look, maxWidth: 140, textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
const Words = styled('textarea')({
  ...look,
  width: 320,
  maxWidth: '100%',
  resize: 'vertical',
  '@media (max-width: 600px)': { width: '100%' },
})

interface TypedFieldProps {
  labelId: string
  type: 'number' | 'text'
  /** What is saved by now. */
  saved: string
  isDisabled: boolean
  onSave: (text: string) => Promise<boolean>
  /** Enter saves and goes on. */
  onNext: () => void
}

const longest = { number: 20, text: 2000 }

/** An answer that is typed; it is saved by Enter, and when the field is left. */
export function TypedField({ labelId, type, saved, isDisabled, onSave, onNext }: TypedFieldProps) {
  const [text, setText] = useState(saved)
  const most = longest[type]
  // Enter saves and leaves the field, which would save once more.
  const sent = useRef(saved)
  async function leave() {
    if (text === sent.current) return
    if (isTooLong(text, most)) return toast('error', t.theAnswerIsTooLong, lengthText(text, most))
    sent.current = text
    if (!(await onSave(text))) sent.current = saved
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || (type === 'text' && event.shiftKey)) return
    event.preventDefault()
    void leave()
    onNext()
  }
  const common = {
    'aria-invalid': isTooLong(text, most) || undefined,
    'aria-labelledby': labelId,
    value: text,
    readOnly: isDisabled,
    onBlur: () => afterPress(() => void leave()),
    onKeyDown,
  }
  return type === 'number' ? (
    <Input {...common} inputMode="decimal" autoComplete="off" onChange={(event) => setText(event.target.value)} />
  ) : (
    <Words {...common} rows={1} onChange={(event) => setText(event.target.value)} />
  )
}
