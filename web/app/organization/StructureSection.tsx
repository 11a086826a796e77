import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { StructureSectionQuery } from '../../__generated__/StructureSectionQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { ConsentSection } from '../../performance/peer/ConsentSection.tsx'
import { SitesSection } from '../../workspace/home/SitesSection.tsx'
import { RetentionSection } from '../../workspace/retention/RetentionSection.tsx'
import { SignInPolicySection } from '../../people/factor/SignInPolicySection.tsx'
import { DomainsSection } from '../../people/domain/DomainsSection.tsx'
import { DirectorySection } from '../../people/directory/DirectorySection.tsx'
import { IdentityProviderSection } from '../../people/provider/IdentityProviderSection.tsx'
import { ApplicationsSection } from '../../people/application/ApplicationsSection.tsx'
import { ServiceAccountsSection } from '../../people/token/ServiceAccountsSection.tsx'
import { TokenPolicySection } from '../../people/token/TokenPolicySection.tsx'
import { ClosingSection } from '../../people/closing/ClosingSection.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { ChildrenSection } from '../../organization/organization/ChildrenSection.tsx'
import { FactsSection } from '../../organization/organization/FactsSection.tsx'
import { UsageSection } from '../../organization/organization/UsageSection.tsx'

const query = graphql`
  query StructureSectionQuery($id: ID!, $isArchived: Boolean) {
    organization(id: $id) {
      parent {
        id
      }
      ...FactsSection_organization
      ...SitesSection_organization
      ...ConsentSection_organization
      ...UsageSection_organization
      ...SignInPolicySection_organization
      ...DomainsSection_organization
      ...IdentityProviderSection_organization
      ...DirectorySection_organization
      ...ServiceAccountsSection_organization
      ...ApplicationsSection_organization
      ...TokenPolicySection_organization
      ...RetentionSection_organization
      ...ClosingSection_organization
      ...ChildrenSection_organization @arguments(isArchived: $isArchived)
    }
  }
`

/** An organization's own data, where it stands, and what stands below it. */
export function StructureSection() {
  const { organization } = useRouteQuery<StructureSectionQuery>(query)
  const { revalidate } = useRevalidator()
  if (!organization) return null
  return (
    <Scroll>
      <FactsSection organization={organization} onChanged={() => void revalidate()} />
      <ChildrenSection organization={organization} onChanged={() => void revalidate()} />
      {organization.parent ? null : <SitesSection organization={organization} />}
      {organization.parent ? null : <ConsentSection organization={organization} />}
      {organization.parent ? null : <UsageSection organization={organization} onChanged={() => void revalidate()} />}
      {organization.parent ? null : <SignInPolicySection organization={organization} />}
      {organization.parent ? null : <DomainsSection organization={organization} />}
      {organization.parent ? null : <IdentityProviderSection organization={organization} />}
      {organization.parent ? null : <DirectorySection organization={organization} />}
      {organization.parent ? null : <ServiceAccountsSection organization={organization} />}
      {organization.parent ? null : <ApplicationsSection organization={organization} />}
      {organization.parent ? null : <TokenPolicySection organization={organization} />}
      {organization.parent ? null : <RetentionSection organization={organization} />}
      {organization.parent ? null : <ClosingSection organization={organization} onChanged={() => void revalidate()} />}
    </Scroll>
  )
}
