import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ServiceAccountsSection_organization$key } from '../../__generated__/ServiceAccountsSection_organization.graphql.ts'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { EndedAccounts } from '../serviceaccount/EndedAccounts.tsx'
import type { TokenHolder } from './CreateTokenDialog.tsx'
import { ServiceAccountRow } from './ServiceAccountRow.tsx'
import * as t from './__generated__/messages.ts'

const CreateAccountDialog = lazy(async () => ({
  default: (await import('../serviceaccount/CreateAccountDialog.tsx')).CreateAccountDialog,
}))
const EditAccountDialog = lazy(async () => ({
  default: (await import('../serviceaccount/EditAccountDialog.tsx')).EditAccountDialog,
}))
const EndAccountDialog = lazy(async () => ({
  default: (await import('../serviceaccount/EndAccountDialog.tsx')).EndAccountDialog,
}))
const AccountTokensDialog = lazy(async () => ({
  default: (await import('./AccountTokensDialog.tsx')).AccountTokensDialog,
}))
const CreateTokenDialog = lazy(async () => ({ default: (await import('./CreateTokenDialog.tsx')).CreateTokenDialog }))

type Asked = { what: 'create' } | { what: 'edit' | 'end' | 'tokens'; id: string } | { what: 'token'; of: TokenHolder }

/** The accounts by which programs work with a root organization, for its Admins. */
export function ServiceAccountsSection({
  organization: key,
}: {
  organization: ServiceAccountsSection_organization$key
}) {
  const organization = useFragment(
    graphql`
      fragment ServiceAccountsSection_organization on Organization {
        ...CreateAccountDialog_organization
        id
        serviceAccounts {
          ...ServiceAccountRow_account
          ...AccountTokensDialog_account
          ...EditAccountDialog_account
          id
          name
        }
      }
    `,
    key,
  )
  const [asked, setAsked] = useState<Asked>()
  const [showsEnded, setShowsEnded] = useState(false)
  const { id, serviceAccounts: accounts } = organization
  if (!accounts) return null
  const close = () => setAsked(undefined)
  const named = asked && 'id' in asked ? accounts.find((one) => one.id === asked.id) : undefined
  return (
    <>
      <TableSection
        title={t.serviceAccounts}
        about={t.whatTheyAreFor}
        actions={
          <>
            <PlainButton
              type="button"
              className={showsEnded ? 'chip chosen' : 'chip'}
              aria-pressed={showsEnded}
              onClick={() => setShowsEnded(!showsEnded)}
            >
              {t.showEnded}
            </PlainButton>
            <PlainButton
              type="button"
              className="outlined"
              aria-haspopup="dialog"
              onClick={() => setAsked({ what: 'create' })}
            >
              {t.newAccountOn}
            </PlainButton>
          </>
        }
        caption={t.serviceAccounts}
        columns={[t.name, t.belongsTo, t.owner, t.expires, t.tokens, '']}
        empty={t.noAccountsYet}
      >
        {accounts.map((account) => (
          <ServiceAccountRow
            key={account.id}
            account={account}
            organizationId={id}
            onAsk={(what) => setAsked({ what, id: account.id })}
          />
        ))}
      </TableSection>
      {showsEnded ? <EndedAccounts key={accounts.length} organizationId={id} /> : null}
      {asked ? (
        <LateWindow onFailure={close}>
          {asked.what === 'create' ? (
            <CreateAccountDialog
              organization={organization}
              onCreated={(of) => setAsked({ what: 'token', of })}
              onClose={close}
            />
          ) : null}
          {asked.what === 'token' ? <CreateTokenDialog account={asked.of} onClose={close} /> : null}
          {named && asked.what === 'tokens' ? <AccountTokensDialog account={named} onClose={close} /> : null}
          {named && asked.what === 'edit' ? <EditAccountDialog account={named} onClose={close} /> : null}
          {named && asked.what === 'end' ? <EndAccountDialog account={named} onClose={close} /> : null}
        </LateWindow>
      ) : null}
    </>
  )
}
