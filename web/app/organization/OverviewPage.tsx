import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { Outlet, useParams } from 'react-router-dom'
import type { OverviewPageQuery } from '../../__generated__/OverviewPageQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { GhostRows } from '../../kernel/ui/GhostRows.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { TabLinks } from '../../kernel/ui/TabLinks.tsx'
import { ClosingBanner } from '../../people/closing/ClosingBanner.tsx'
import { overviewTabs } from './overviewTabs.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query OverviewPageQuery($id: ID!) {
    organization(id: $id) {
      name
      id
      ...ClosingBanner_organization
      can {
        administer {
          allowed
        }
      }
    }
  }
`

/** An organization with all that belongs to it, a tab each. */
export function OverviewPage() {
  return (
    <Suspense fallback={<Page title={t.organization}>{null}</Page>}>
      <Content />
    </Suspense>
  )
}

function Content() {
  const { organization } = useRouteQuery<OverviewPageQuery>(query)
  const { saasOrgId } = useParams()
  if (!organization) {
    return (
      <Page title={t.organization}>
        <Centered title={t.noSuchOrganization} text={t.thereIsNoOrganizationAtThis}>
          <ButtonLink to="/organizations" className="primary">
            {t.toTheOrganizations}
          </ButtonLink>
        </Centered>
      </Page>
    )
  }
  const { allowed: administers } = organization.can.administer
  const tabs = overviewTabs.filter(({ forAdmins }) => !forAdmins || administers)
  const base = `/orgOverview/${saasOrgId}`
  return (
    <Page
      title={organization.name}
      bar={
        <div>
          <ClosingBanner organization={organization} />
          <TabLinks
            label={t.partsOfTheOrganization}
            tabs={tabs.map(({ path, label }) => ({ to: path ? `${base}/${path}` : base, label }))}
          />
        </div>
      }
    >
      <Suspense fallback={<GhostRows lists={[6, 4]} />}>
        <Outlet />
      </Suspense>
    </Page>
  )
}
