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
import { overviewTabs } from './overviewTabs.ts'

const query = graphql`
  query OverviewPageQuery($id: ID!) {
    organization(id: $id) {
      name
      id
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
    <Suspense fallback={<Page title="Organization">{null}</Page>}>
      <Content />
    </Suspense>
  )
}

function Content() {
  const { organization } = useRouteQuery<OverviewPageQuery>(query)
  const { saasOrgId } = useParams()
  if (!organization) {
    return (
      <Page title="Organization">
        <Centered
          title="No such organization"
          text="There is no organization at this address that you belong to. It may have been deleted, or is somebody else's."
        >
          <ButtonLink to="/organizations" className="primary">
            To the organizations
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
        <TabLinks
          label="Parts of the organization"
          tabs={tabs.map(({ path, label }) => ({ to: path ? `${base}/${path}` : base, label }))}
        />
      }
    >
      <Suspense fallback={<GhostRows lists={[6, 4]} />}>
        <Outlet />
      </Suspense>
    </Page>
  )
}
