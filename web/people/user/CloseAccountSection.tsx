import { lazy, useState } from 'react'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { ExportOwnData } from './ExportOwnData.tsx'
import * as t from './__generated__/messages.ts'

const CloseAccountDialog = lazy(async () => ({
  default: (await import('./CloseAccountDialog.tsx')).CloseAccountDialog,
}))

/** All that is kept of oneself as an archive, and the way out of one's own account. */
export function CloseAccountSection() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Section
      title={t.account}
      about={t.allThatIsKept}
      actions={
        <>
          <ExportOwnData />
          <PlainButton type="button" className="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t.closeAccountAsk}
          </PlainButton>
        </>
      }
    >
      {isOpen ? (
        <LateWindow onFailure={() => setOpen(false)}>
          <CloseAccountDialog onClose={() => setOpen(false)} />
        </LateWindow>
      ) : null}
    </Section>
  )
}
