import Popover from '@mui/material/Popover'
import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { PlainButton } from './PlainButton.tsx'
import { useForm } from './useForm.ts'
import * as t from './__generated__/messages.ts'

interface PropertyPopoverProps {
  label: string
  anchor: HTMLElement
  /** What was wrong, by field. */
  problems: object
  onClose: () => void
  /** Saves what was typed; undefined where choosing saves. */
  onSave?: () => void
  isSaving?: boolean
  children: ReactNode
}

/** Where a property is changed, at its value: Enter saves what was typed, Escape leaves it as it was. */
export function PropertyPopover({
  label,
  anchor,
  problems,
  onClose,
  onSave,
  isSaving,
  children,
}: PropertyPopoverProps) {
  const form = useForm(problems, { isWindow: true, draft: null })
  function onKeyDownCapture(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    // An open list in it goes with it.
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      transitionDuration={0}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': label,
          onKeyDownCapture,
          sx: { width: 300, p: 3, border: '1px solid var(--ops-line)', boxShadow: 'var(--ops-shadow)' },
        },
      }}
    >
      <form
        ref={form}
        noValidate
        style={{ display: 'grid', gap: 12, justifyItems: 'stretch' }}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          if (!isSaving) onSave?.()
        }}
      >
        {children}
        {onSave ? (
          <PlainButton type="submit" className="primary" aria-disabled={isSaving} style={{ justifySelf: 'start' }}>
            {t.save}
          </PlainButton>
        ) : null}
      </form>
    </Popover>
  )
}
