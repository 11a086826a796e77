import { Suspense } from 'react'
import { graphql } from 'react-relay'
import type { PersonPageQuery } from '../../__generated__/PersonPageQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { AbsencesSection } from './AbsencesSection.tsx'
import { LoadingSections } from './LoadingSections.tsx'
import { RecurringSection } from './RecurringSection.tsx'
import { WeeksSection } from './WeeksSection.tsx'
import { WhoSection } from './WhoSection.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query PersonPageQuery($id: ID!) {
    user(id: $id) {
      isServiceAccount
      ...WhoSection_user
      ...WeeksSection_user
      ...AbsencesSection_user
      ...RecurringSection_user
    }
  }
`

/** When somebody works and when they are away; who supervises them changes it here. */
export function PersonPage() {
  return (
    <Page title={t.scheduleAndAbsences}>
      <Suspense fallback={<LoadingSections label={t.loadingTheSchedule} />}>
        <Content />
      </Suspense>
    </Page>
  )
}

function Content() {
  const { user } = useRouteQuery<PersonPageQuery>(query)
  if (!user) return <Empty>{t.thereIsNoSuchPersonIn}</Empty>
  return (
    <Scroll>
      <WhoSection user={user} />
      {user.isServiceAccount ? null : (
        <>
          <AbsencesSection user={user} />
          <RecurringSection user={user} />
          <WeeksSection user={user} />
        </>
      )}
    </Scroll>
  )
}
