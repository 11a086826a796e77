import Box from '@mui/material/Box'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { CloseIcon } from '../../kernel/ui/icons.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Field } from '../../kernel/ui/Field.tsx'
import type { Choice } from './editing.ts'
import * as t from './__generated__/messages.ts'

interface ChoicesEditorProps {
  choices: readonly Choice[]
  /** The number of the item that they are of. */
  item: number
  problem: string | undefined
  isReadOnly: boolean
  onChange: (choices: readonly Choice[]) => void
}

/** What there is to choose from, and which of it fails. */
export function ChoicesEditor({ choices, item, problem, isReadOnly, onChange }: ChoicesEditorProps) {
  const frame = useRef<HTMLDivElement>(null)
  const change = (at: number, changed: Partial<Choice>) =>
    onChange(choices.map((one, i) => (i === at ? { ...one, ...changed } : one)))
  const add = () => {
    // At once, so that what is typed next is not lost.
    flushSync(() => onChange([...choices, { text: '', fails: false }]))
    const fields = frame.current?.querySelectorAll<HTMLInputElement>('input:not([type])') ?? []
    fields[fields.length - 1]?.focus()
  }
  return (
    <Box
      ref={frame}
      role="group"
      aria-label={t.choicesOfItem({ item })}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      {choices.map(({ text, fails }, i) => (
        <Box key={i} sx={{ display: 'flex', alignItems: 'end', gap: 2, width: '100%', maxWidth: 460 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Field
              label={t.choice({ value: i + 1 })}
              maxLength={100}
              readOnly={isReadOnly}
              value={text}
              onChange={(event) => change(i, { text: event.target.value })}
            />
          </Box>
          <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 34 }}>
            <input
              type="checkbox"
              checked={fails}
              disabled={isReadOnly}
              onChange={(event) => change(i, { fails: event.target.checked })}
            />
            {t.fails}
          </Box>
          {isReadOnly ? null : (
            <PlainButton
              type="button"
              className="icon"
              aria-label={t.removeChoice({ value: i + 1, value2: text ? `, ${text}` : '' })}
              onClick={() => onChange(choices.filter((_, at) => at !== i))}
            >
              <CloseIcon />
            </PlainButton>
          )}
        </Box>
      ))}
      {problem ? (
        <Box role="alert" sx={{ color: 'var(--ops-late)', fontSize: 12 }}>
          {problem}
        </Box>
      ) : null}
      {isReadOnly || choices.length >= 20 ? null : (
        <PlainButton type="button" className="outlined" onClick={add}>
          {t.addAChoice}
        </PlainButton>
      )}
    </Box>
  )
}
