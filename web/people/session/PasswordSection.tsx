import { useState } from 'react'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'

/** The way to another password. */
export function PasswordSection() {
  const [open, setOpen] = useState(false)
  return (
    <Section
      title="Password"
      about="Changing it signs you out elsewhere."
      actions={
        <PlainButton type="button" className="outlined" onClick={() => setOpen(true)}>
          Change password
        </PlainButton>
      }
    >
      {open ? <PasswordDialog onClose={() => setOpen(false)} /> : null}
    </Section>
  )
}
