import { graphql } from 'react-relay'
import type { EndedAccountsQuery } from '../../__generated__/EndedAccountsQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { AccountName } from './AccountName.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query EndedAccountsQuery($organizationId: ID!) {
    organization(id: $organizationId) {
      ended: serviceAccounts(ended: true) {
        ...AccountName_account
        id
        owner {
          name
        }
        createdAt
        endedAt
      }
    }
  }
`

/** The service accounts of an organization that have ended, to read. */
export function EndedAccounts({ organizationId }: { organizationId: string }) {
  const { data, failure } = useLookUp<EndedAccountsQuery>(query, { organizationId }, 0)
  if (failure) return <Notice role="alert">{failure}</Notice>
  if (!data) return null
  return (
    <TableSection
      title={t.endedServiceAccounts}
      caption={t.endedServiceAccounts}
      columns={[t.name, t.owner, t.created, t.ended]}
      empty={t.noneHasEnded}
    >
      {(data.organization?.ended ?? []).map((account) => (
        <tr key={account.id}>
          <AccountName account={account} />
          <td>{account.owner?.name}</td>
          <td>
            <Moment at={account.createdAt} />
          </td>
          <td>{account.endedAt ? <Moment at={account.endedAt} /> : null}</td>
        </tr>
      ))}
    </TableSection>
  )
}
