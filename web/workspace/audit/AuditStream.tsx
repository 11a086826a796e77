import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AuditStream_organization$key } from '../../__generated__/AuditStream_organization.graphql.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { AuditStreamDialog } from './AuditStreamDialog.tsx'
import * as t from './__generated__/messages.ts'

/** The way to have the log of a root sent on, for who administers it; says where that fails. */
export function AuditStream({ organization }: { organization: AuditStream_organization$key }) {
  const data = useFragment(
    graphql`
      fragment AuditStream_organization on Organization {
        can {
          sendAudit {
            allowed
          }
        }
        auditStream {
          isOn
          failingSince
        }
        ...AuditStreamDialog_organization
      }
    `,
    organization,
  )
  const [isOpen, setOpen] = useState(false)
  const { can, auditStream } = data
  if (!can.sendAudit.allowed) return null
  return (
    <>
      <PlainButton type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t.sendTheLog}
      </PlainButton>
      {auditStream?.isOn && auditStream.failingSince ? (
        <Tag style={{ color: 'var(--ops-late)', borderColor: 'currentColor' }}>{t.sendingFails}</Tag>
      ) : null}
      {isOpen ? <AuditStreamDialog organization={data} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
