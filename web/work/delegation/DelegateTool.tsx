import { Suspense } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { Outlet } from 'react-router-dom'
import type { DelegateToolQuery } from '../../__generated__/DelegateToolQuery.graphql.ts'
import { useQuietly } from '../action/useQuietly.ts'
import { ToolDialog } from '../../kernel/shell/ToolDialog.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { AbsencesSection } from '../../people/schedule/AbsencesSection.tsx'
import { StandInSection } from '../../people/schedule/StandInSection.tsx'
import { GhostRows } from '../../kernel/ui/GhostRows.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { DelegationsSection } from './DelegationsSection.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query DelegateToolQuery {
    incoming: delegations(filter: { isIncoming: true, isOpen: true }, first: 100) {
      nodes {
        ...DelegationsSection_delegations
      }
    }
    outgoing: delegations(filter: { isOutgoing: true, isOpen: true }, first: 100) {
      nodes {
        ...DelegationsSection_delegations
      }
    }
    viewer {
      ...StandInSection_viewer
      user {
        ...AbsencesSection_user
      }
    }
  }
`

/** What one was asked to take, what one has passed on, and who stands in for whom. */
export function DelegateTool() {
  return (
    <ToolDialog title={t.delegate}>
      <Suspense fallback={<GhostRows lists={[2, 2, 2]} />}>
        <Content />
      </Suspense>
      <Outlet />
    </ToolDialog>
  )
}

function Content() {
  const { incoming, outgoing, viewer } = useRouteQuery<DelegateToolQuery>(query)
  const environment = useRelayEnvironment()
  const again = () => {
    fetchQuery<DelegateToolQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).subscribe({
      error: () => {},
    })
  }
  useQuietly(again)
  return (
    <Scroll wide>
      <DelegationsSection
        title={t.askedOfMe}
        about={t.acceptWhatYouTakeOnDecline}
        direction="incoming"
        delegations={incoming.nodes}
        onMoved={again}
      />
      <DelegationsSection
        title={t.passedOnByMe}
        about={t.itStaysVisibleToYouYou}
        direction="outgoing"
        delegations={outgoing.nodes}
        onMoved={again}
      />
      {viewer ? (
        <>
          <AbsencesSection user={viewer.user} />
          <StandInSection viewer={viewer} />
        </>
      ) : null}
    </Scroll>
  )
}
