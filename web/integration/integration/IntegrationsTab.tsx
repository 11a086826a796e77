import { graphql } from 'react-relay'
import type { IntegrationsTabQuery } from '../../__generated__/IntegrationsTabQuery.graphql.ts'
import { ImportsSection } from '../import/ImportsSection.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { WebhooksSection } from '../webhook/WebhooksSection.tsx'
import { AccessTokensSection } from './AccessTokensSection.tsx'
import { ConnectSection } from './ConnectSection.tsx'
import { LegacyCallsSection } from './LegacyCallsSection.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query IntegrationsTabQuery($id: ID!) {
    organization(id: $id) {
      can {
        administer {
          allowed
          reason
        }
      }
      ...ConnectSection_organization
      ...WebhooksSection_organization
      ...AccessTokensSection_organization
      ...ImportsSection_organization
      ...LegacyCallsSection_organization
    }
  }
`

/** How other programs work with an organization, a section for each way. */
export function IntegrationsTab() {
  const { organization } = useRouteQuery<IntegrationsTabQuery>(query)
  if (!organization) return null
  const { allowed, reason } = organization.can.administer
  if (!allowed) return <Centered title={t.integrationsAreForWhoAdministersIt} text={reason} />
  return (
    <Scroll>
      <ConnectSection organization={organization} />
      <WebhooksSection organization={organization} />
      <AccessTokensSection organization={organization} />
      <ImportsSection organization={organization} />
      <LegacyCallsSection organization={organization} />
    </Scroll>
  )
}
