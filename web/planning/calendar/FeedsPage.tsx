import { Suspense } from 'react'
import { graphql } from 'react-relay'
import type { FeedsPageQuery } from '../../__generated__/FeedsPageQuery.graphql.ts'
import { calendarTabs } from '../appointment/calendarTabs.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { LoadingSections } from '../../people/schedule/LoadingSections.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { TabLinks } from '../../kernel/ui/TabLinks.tsx'
import { FeedsSection } from './FeedsSection.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query FeedsPageQuery {
    viewer {
      ...FeedsSection_viewer
    }
  }
`

/** The addresses under which other programs read one's calendar. */
export function FeedsPage() {
  return (
    <Page title={t.calendar} bar={<TabLinks label={t.partsOfMyCalendar} tabs={calendarTabs} />}>
      <Suspense fallback={<LoadingSections label={t.loadingYourFeeds} />}>
        <Content />
      </Suspense>
    </Page>
  )
}

function Content() {
  const { viewer } = useRouteQuery<FeedsPageQuery>(query)
  return <Scroll>{viewer ? <FeedsSection viewer={viewer} /> : null}</Scroll>
}
