import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { InboxPageQuery } from '../../__generated__/InboxPageQuery.graphql.ts'
import type { notificationsSubscription as Subscription } from '../../__generated__/notificationsSubscription.graphql.ts'
import { useReadSince, useRouteQuery } from '../../kernel/relay/route.tsx'
import { useLive } from '../../kernel/relay/useLive.ts'
import { Page } from '../../kernel/shell/Page.tsx'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { InboxFilters } from './InboxFilters.tsx'
import { InboxList } from './InboxList.tsx'
import { notificationsSubscription } from './notificationsSubscription.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query InboxPageQuery($filter: NotificationFilter!) {
    ...InboxList_query @arguments(filter: $filter)
    viewer {
      user {
        unreadNotifications
      }
    }
  }
`

/** All that one was told, by day. */
export function InboxPage() {
  return (
    <Page title={t.myNotifications}>
      <Scroll>
        <Suspense fallback={<Waiting />}>
          <Content />
        </Suspense>
      </Scroll>
    </Page>
  )
}

function Content() {
  const data = useRouteQuery<InboxPageQuery>(query)
  const { revalidate } = useRevalidator()
  useLive<Subscription>(notificationsSubscription, { onMissed: () => void revalidate(), readSince: useReadSince() })
  return (
    <>
      <InboxFilters />
      <InboxList query={data} unread={data.viewer?.user.unreadNotifications ?? 0} />
    </>
  )
}

const Waiting = () => (
  <div aria-busy="true" role="group" aria-label={t.loadingYourNotifications} style={{ display: 'grid', gap: 12 }}>
    <Ghost style={{ height: 26, width: 320, maxWidth: '100%' }} />
    <Ghost style={{ height: 420 }} />
  </div>
)
