import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { AssociationPageQuery } from '../../__generated__/AssociationPageQuery.graphql.ts'
import { InvitationsSection } from '../invitation/InvitationsSection.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { AssociationCounts } from './AssociationCounts.tsx'
import { AssociationLive } from './AssociationLive.tsx'
import { IncomingSection } from './IncomingSection.tsx'
import { MyRequestsSection } from './MyRequestsSection.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query AssociationPageQuery($filter: AssociationRequestFilter!) {
    ...AssociationCounts_query
    ...MyRequestsSection_query
    ...IncomingSection_query @arguments(filter: $filter)
    ...InvitationsSection_query
  }
`

/** How people come in: what one asked for oneself, who asks here, and who is invited. */
export function AssociationPage() {
  return (
    <Page title={t.requestsToJoin}>
      <Suspense fallback={<Loading />}>
        <Content />
      </Suspense>
    </Page>
  )
}

function Content() {
  const data = useRouteQuery<AssociationPageQuery>(query)
  const { revalidate } = useRevalidator()
  return (
    <Scroll>
      <AssociationLive onChanged={() => void revalidate()} />
      <AssociationCounts query={data} />
      <MyRequestsSection query={data} />
      <IncomingSection query={data} />
      <InvitationsSection query={data} />
    </Scroll>
  )
}

const Loading = () => (
  <Scroll>
    <div aria-busy="true" role="group" aria-label={t.loadingTheRequests} style={{ display: 'grid', gap: 12 }}>
      {[64, 160, 220, 160].map((height, i) => (
        <Ghost key={i} style={{ height }} />
      ))}
    </div>
  </Scroll>
)
