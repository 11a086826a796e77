import { graphql } from 'react-relay'
import type { AuditTabQuery } from '../../__generated__/AuditTabQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditLog } from './AuditLog.tsx'
import { AuditSeals } from './AuditSeals.tsx'

const query = graphql`
  query AuditTabQuery($id: ID!, $filter: AuditEntryFilter!, $includeBelow: Boolean!) {
    organization(id: $id) {
      ...AuditSeals_organization
      ...AuditFilters_organization
      ...AuditLog_organization @arguments(filter: $filter, includeBelow: $includeBelow)
    }
  }
`

/** Who changed what in an organization, and when. */
export function AuditTab() {
  const { organization } = useRouteQuery<AuditTabQuery>(query)
  return (
    <Scroll>
      {organization ? (
        <AuditLog organization={organization}>
          <AuditSeals organization={organization} />
          <AuditFilters organization={organization} />
        </AuditLog>
      ) : null}
    </Scroll>
  )
}
