import { Suspense } from 'react'
import { graphql } from 'react-relay'
import type { ResponsesPageQuery } from '../../__generated__/ResponsesPageQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { ResponseFilters } from './ResponseFilters.tsx'
import { ResponseList } from './ResponseList.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query ResponsesPageQuery($filter: ResponseFilter!) {
    ...ResponseList_query @arguments(filter: $filter)
    ...ResponseFilters_query
  }
`

/** The inbox: what was handed in, read and decided. */
export function ResponsesPage() {
  return (
    <Page title={t.responses}>
      <Scroll>
        <Suspense>
          <Content />
        </Suspense>
      </Scroll>
    </Page>
  )
}

function Content() {
  const data = useRouteQuery<ResponsesPageQuery>(query)
  return (
    <>
      <ResponseFilters query={data} />
      <ResponseList query={data} />
    </>
  )
}
