import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useEffectEvent, useId, type FormEvent, type ReactNode } from 'react'
import type { Draft } from '../draft/Draft.ts'
import { DraftLine } from '../draft/DraftLine.tsx'
import { theirs } from '../relay/useMutation.ts'
import { Notice } from './Notice.tsx'
import { PlainButton } from './PlainButton.tsx'
import { leave, settle, useForm } from './useForm.ts'
import * as t from './__generated__/messages.ts'

export interface FormDialogProps {
  title: string
  /** What the button that does it says. */
  submit: string
  onSubmit: () => void
  onClose: () => void
  problems?: Partial<Record<string, string>>
  waiting?: boolean
  width?: 'xs' | 'sm' | 'md'
  /** Keeps what is typed; a form of more than two fields has one. */
  draft?: Draft
  children: ReactNode
}

/**
 * A window that asks something and does it; what is of no field stands above the fields. Cancel gives up what was
 * typed; closed otherwise it keeps it as a draft, or asks first where it has none.
 */
export function FormDialog({
  title,
  submit,
  onSubmit,
  onClose,
  problems = {},
  waiting,
  width = 'xs',
  draft,
  children,
}: FormDialogProps) {
  const titleId = useId()
  const form = useForm(problems, { isWindow: true, draft })
  const giveUp = () => {
    settle(form)
    onClose()
  }
  const close = useEffectEvent(giveUp)
  // What another has saved is kept: there is nothing left to write.
  useEffect(() => {
    if (problems === theirs) close()
  }, [problems])
  const send = (event: FormEvent) => {
    event.preventDefault()
    // A form in a form's window is a form in React's tree too.
    event.stopPropagation()
    if (!waiting) onSubmit()
  }
  return (
    <Dialog open onClose={() => leave(form, onClose)} fullWidth maxWidth={width} aria-labelledby={titleId}>
      {/* The fields scroll, the buttons stay in sight. */}
      <form ref={form} onSubmit={send} noValidate style={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          {draft ? <DraftLine draft={draft} title={title} /> : null}
          {problems.input ? <Notice role="alert">{problems.input}</Notice> : null}
          {children}
        </DialogContent>
        <DialogActions>
          <PlainButton type="button" className="outlined" onClick={giveUp}>
            {t.cancel}
          </PlainButton>
          {/* Disabled it would lose the focus, and Escape be heard by nobody. */}
          <PlainButton type="submit" className="primary" aria-disabled={waiting}>
            {submit}
          </PlainButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
