import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { OwnIdentitiesSection_user$key } from '../../__generated__/OwnIdentitiesSection_user.graphql.ts'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import { momentOf } from '../../kernel/ui/dates.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { ConnectButton } from './ConnectButton.tsx'
import * as t from './__generated__/messages.ts'

const DisconnectDialog = lazy(async () => ({ default: (await import('./DisconnectDialog.tsx')).DisconnectDialog }))

/** Who one is at the providers of one's organizations: connected to the account, or not. */
export function OwnIdentitiesSection({ user }: { user: OwnIdentitiesSection_user$key }) {
  const { providerIdentities } = useFragment(
    graphql`
      fragment OwnIdentitiesSection_user on User {
        providerIdentities {
          organizationId
          organizationName
          email
          connectedAt
          isUsable
        }
      }
    `,
    user,
  )
  const [leaving, setLeaving] = useState<{ organizationId: string; organizationName: string }>()
  if (!providerIdentities?.length) return null
  const close = () => setLeaving(undefined)
  const isUsable = providerIdentities.every((one) => one.isUsable)
  return (
    <Section title={t.organizationSignIn} about={isUsable ? t.whatConnectingDoes : t.youBelongToSeveral}>
      <Table caption={t.organizationSignIn} columns={[t.organization, t.email, t.connected, '']}>
        {providerIdentities.map(({ organizationId, organizationName, email, connectedAt, isUsable }) => (
          <tr key={organizationId}>
            <th scope="row" style={{ overflowWrap: 'anywhere' }}>
              {organizationName}
            </th>
            <td style={{ overflowWrap: 'anywhere' }}>{email}</td>
            <td style={{ whiteSpace: 'nowrap' }}>{connectedAt ? momentOf(connectedAt) : t.notConnected}</td>
            <td style={{ textAlign: 'end' }}>
              {connectedAt ? (
                <PlainButton
                  type="button"
                  className="outlined"
                  aria-haspopup="dialog"
                  aria-label={t.disconnectFromOn({ name: organizationName })}
                  onClick={() => setLeaving({ organizationId, organizationName })}
                >
                  {t.disconnectOn}
                </PlainButton>
              ) : isUsable ? (
                <ConnectButton organizationId={organizationId} organizationName={organizationName} />
              ) : null}
            </td>
          </tr>
        ))}
      </Table>
      {leaving ? (
        <LateWindow onFailure={close}>
          <DisconnectDialog identity={leaving} onClose={close} />
        </LateWindow>
      ) : null}
    </Section>
  )
}
