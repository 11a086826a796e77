import { Suspense } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { Outlet } from 'react-router-dom'
import type { DelegatePageQuery } from '../../__generated__/DelegatePageQuery.graphql.ts'
import { MovesContext } from '../action/moves.ts'
import { useQuietly } from '../action/useQuietly.ts'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { StandInSection } from '../../people/schedule/StandInSection.tsx'
import { GhostRows } from '../../kernel/ui/GhostRows.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { DelegationsSection } from './DelegationsSection.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query DelegatePageQuery {
    transitionTable {
      name
      label
      from
      to
      bucket
      needs
    }
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
    }
  }
`

/** What one was asked to take, what one has passed on, and who stands in for whom. */
export function DelegatePage() {
  return (
    <Page
      title={t.delegate}
      actions={
        <ButtonLink to="/myprofile" className="outlined">
          {t.myAbsencesAndDeputies}
        </ButtonLink>
      }
    >
      <Suspense fallback={<GhostRows lists={[2, 2, 2]} />}>
        <Content />
      </Suspense>
      <Suspense>
        <Outlet />
      </Suspense>
    </Page>
  )
}

function Content() {
  const { transitionTable, incoming, outgoing, viewer } = useRouteQuery<DelegatePageQuery>(query)
  const environment = useRelayEnvironment()
  const again = () => {
    fetchQuery<DelegatePageQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).subscribe({
      error: () => {},
    })
  }
  useQuietly(again)
  return (
    <MovesContext value={transitionTable}>
      <Scroll>
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
        {viewer ? <StandInSection viewer={viewer} /> : null}
      </Scroll>
    </MovesContext>
  )
}
