import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { Draft } from '../draft/Draft.ts'
import { DraftLine } from '../draft/DraftLine.tsx'
import type { Problems } from '../relay/problems.ts'
import { Notice } from './Notice.tsx'
import { PlainButton } from './PlainButton.tsx'
import { useForm } from './useForm.ts'
import * as t from './__generated__/messages.ts'

export interface SectionFormProps {
  /** What the button that does it says. */
  submit: string
  waiting: boolean
  problems: Problems
  onSubmit: () => void
  onCancel: () => void
  /** Keeps what is typed until it is sent, or given up by Cancel. */
  draft: Draft
  children: ReactNode
}

/** A form of sections; what is of no field stands above them, what sends it below. */
export function SectionForm({ submit, waiting, problems, onSubmit, onCancel, draft, children }: SectionFormProps) {
  const form = useForm(problems, { draft })
  const cancel = () => {
    draft.clear()
    onCancel()
  }
  return (
    <form
      ref={form}
      noValidate
      style={{ display: 'grid', gap: 12, minWidth: 0 }}
      onSubmit={(event) => {
        event.preventDefault()
        if (!waiting) onSubmit()
      }}
    >
      <DraftLine draft={draft} />
      {problems.input ? <Notice role="alert">{problems.input}</Notice> : null}
      {children}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2 }}>
        <PlainButton type="button" className="outlined" onClick={cancel}>
          {t.cancel}
        </PlainButton>
        <PlainButton type="submit" className="primary" aria-disabled={waiting}>
          {submit}
        </PlainButton>
      </Box>
    </form>
  )
}
