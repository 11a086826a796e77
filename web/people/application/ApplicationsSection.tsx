import Box from '@mui/material/Box'
import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ApplicationsSection_organization$key } from '../../__generated__/ApplicationsSection_organization.graphql.ts'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import { CopyField } from '../../kernel/ui/CopyField.tsx'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { ApplicationRow } from './ApplicationRow.tsx'
import * as t from './__generated__/messages.ts'

const RegisterApplicationDialog = lazy(async () => ({
  default: (await import('./RegisterApplicationDialog.tsx')).RegisterApplicationDialog,
}))
const EditApplicationDialog = lazy(async () => ({
  default: (await import('./EditApplicationDialog.tsx')).EditApplicationDialog,
}))
const NewSecretDialog = lazy(async () => ({ default: (await import('./NewSecretDialog.tsx')).NewSecretDialog }))
const EndApplicationDialog = lazy(async () => ({
  default: (await import('./EndApplicationDialog.tsx')).EndApplicationDialog,
}))

type Asked = { what: 'register' } | { what: 'edit' | 'secret' | 'end'; id: string }

/** The applications that people of a root organization may let act for them, for its Admins. */
export function ApplicationsSection({ organization }: { organization: ApplicationsSection_organization$key }) {
  const { id, oauthIssuerUrl, applications } = useFragment(
    graphql`
      fragment ApplicationsSection_organization on Organization {
        id
        oauthIssuerUrl
        applications {
          ...ApplicationRow_application
          ...EditApplicationDialog_application
          id
          name
        }
      }
    `,
    organization,
  )
  const [asked, setAsked] = useState<Asked>()
  if (!applications) return null
  const close = () => setAsked(undefined)
  const named = asked && 'id' in asked ? applications.find((one) => one.id === asked.id) : undefined
  return (
    <Section
      title={t.applications}
      about={t.whatTheyAreFor}
      actions={
        <PlainButton
          type="button"
          className="outlined"
          aria-haspopup="dialog"
          onClick={() => setAsked({ what: 'register' })}
        >
          {t.registerOn}
        </PlainButton>
      }
    >
      {oauthIssuerUrl ? (
        <Box sx={{ p: 3, borderBottom: '1px solid var(--ops-line-2)' }}>
          <CopyField label={t.issuer} value={oauthIssuerUrl} help={t.findsTheOthersByIt} />
        </Box>
      ) : null}
      {applications.length ? (
        <Table
          caption={t.applications}
          columns={[t.application, t.permissions, t.leadsBackTo, t.registered, '']}
          stacks={760}
          cell={240}
        >
          {applications.map((application) => (
            <ApplicationRow
              key={application.id}
              application={application}
              onAsk={(what) => setAsked({ what, id: application.id })}
            />
          ))}
        </Table>
      ) : (
        <Empty>{t.noApplicationsYet}</Empty>
      )}
      {asked ? (
        <LateWindow onFailure={close}>
          {asked.what === 'register' ? <RegisterApplicationDialog organizationId={id} onClose={close} /> : null}
          {named && asked.what === 'edit' ? <EditApplicationDialog application={named} onClose={close} /> : null}
          {named && asked.what === 'secret' ? <NewSecretDialog application={named} onClose={close} /> : null}
          {named && asked.what === 'end' ? <EndApplicationDialog application={named} onClose={close} /> : null}
        </LateWindow>
      ) : null}
    </Section>
  )
}
