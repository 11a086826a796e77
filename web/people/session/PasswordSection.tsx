import { useState } from 'react'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import * as t from './__generated__/messages.ts'

/** The way to another password. */
export function PasswordSection() {
  const [open, setOpen] = useState(false)
  return (
    <Section
      title={t.password}
      about={t.changingItSignsYouOutElsewhere}
      actions={
        <PlainButton type="button" className="outlined" onClick={() => setOpen(true)}>
          {t.changePassword}
        </PlainButton>
      }
    >
      {open ? <PasswordDialog onClose={() => setOpen(false)} /> : null}
    </Section>
  )
}
