import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import type { ClosingSection_organization$key } from '../../__generated__/ClosingSection_organization.graphql.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { ExportEverything } from './ExportEverything.tsx'
import * as t from './__generated__/messages.ts'

const CloseOrganizationDialog = lazy(async () => ({
  default: (await import('./CloseOrganizationDialog.tsx')).CloseOrganizationDialog,
}))

interface ClosingSectionProps {
  organization: ClosingSection_organization$key
  onChanged: () => void
}

/** The way out for those who may close a root organization, and everything of it as one archive. */
export function ClosingSection({ organization: key, onChanged }: ClosingSectionProps) {
  const organization = useFragment(
    graphql`
      fragment ClosingSection_organization on Organization {
        id
        name
        closing {
          __typename
        }
        can {
          close {
            allowed
          }
          reopen {
            allowed
          }
        }
      }
    `,
    key,
  )
  const [isOpen, setOpen] = useState(false)
  const { closing, can } = organization
  if (!can.close.allowed && !can.reopen.allowed) return null
  return (
    <Section
      title={closing ? t.exportTitle : t.closing}
      about={closing ? t.everythingInOneArchive : t.closingAbout}
      actions={
        <>
          <ExportEverything organization={organization} />
          {closing ? null : (
            <PlainButton type="button" className="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {t.closeOrganizationAsk}
            </PlainButton>
          )}
        </>
      }
    >
      {isOpen ? (
        <LateWindow onFailure={() => setOpen(false)}>
          <CloseOrganizationDialog
            organization={organization}
            onClose={() => setOpen(false)}
            onClosed={() => {
              setOpen(false)
              onChanged()
            }}
          />
        </LateWindow>
      ) : null}
    </Section>
  )
}
