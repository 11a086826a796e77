import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DomainsSection_organization$key } from '../../__generated__/DomainsSection_organization.graphql.ts'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { DomainRow } from './DomainRow.tsx'
import * as t from './__generated__/messages.ts'

const AddDomainDialog = lazy(async () => ({ default: (await import('./AddDomainDialog.tsx')).AddDomainDialog }))
const VerifyDomainDialog = lazy(async () => ({
  default: (await import('./VerifyDomainDialog.tsx')).VerifyDomainDialog,
}))
const RemoveDomainDialog = lazy(async () => ({
  default: (await import('./RemoveDomainDialog.tsx')).RemoveDomainDialog,
}))

interface Asked {
  what: 'add' | 'verify' | 'remove'
  name?: string
}

/** The domains of the addresses of an organization's people, for its Admins. */
export function DomainsSection({ organization }: { organization: DomainsSection_organization$key }) {
  const { id, domains } = useFragment(
    graphql`
      fragment DomainsSection_organization on Organization {
        id
        domains {
          ...DomainRow_domain
          ...VerifyDomainDialog_domain
          name
        }
      }
    `,
    organization,
  )
  const [asked, setAsked] = useState<Asked>()
  if (!domains) return null
  const close = () => setAsked(undefined)
  const named = domains.find(({ name }) => name === asked?.name)
  return (
    <Section
      title={t.domains}
      about={t.whatTheyAre}
      actions={
        <PlainButton
          type="button"
          className="outlined"
          aria-haspopup="dialog"
          onClick={() => setAsked({ what: 'add' })}
        >
          {t.addOn}
        </PlainButton>
      }
    >
      {domains.length ? (
        <Table caption={t.domains} columns={[t.domain, t.verified, '']}>
          {domains.map((domain) => (
            <DomainRow key={domain.name} domain={domain} onAsk={(what) => setAsked({ what, name: domain.name })} />
          ))}
        </Table>
      ) : (
        <Empty>{t.noneYet}</Empty>
      )}
      {asked ? (
        <LateWindow onFailure={close}>
          {asked.what === 'add' ? (
            <AddDomainDialog
              organizationId={id}
              names={domains.map(({ name }) => name)}
              onAdded={(name) => setAsked(name ? { what: 'verify', name } : undefined)}
              onClose={close}
            />
          ) : named && asked.what === 'verify' ? (
            <VerifyDomainDialog organizationId={id} domain={named} onClose={close} />
          ) : named ? (
            <RemoveDomainDialog organizationId={id} name={named.name} onClose={close} />
          ) : null}
        </LateWindow>
      ) : null}
    </Section>
  )
}
