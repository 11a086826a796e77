import { Suspense } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { LibraryTools } from '../../kernel/shell/LibraryTools.tsx'
import type { BenchmarkListPage_query$key } from '../../__generated__/BenchmarkListPage_query.graphql.ts'
import type { BenchmarkListPageMoreQuery } from '../../__generated__/BenchmarkListPageMoreQuery.graphql.ts'
import type { BenchmarkListPageQuery } from '../../__generated__/BenchmarkListPageQuery.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { FilterChip } from '../../kernel/ui/FilterChip.tsx'
import { GhostRows } from '../../kernel/ui/GhostRows.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { AddBenchmarkLink } from './AddBenchmarkLink.tsx'
import { BenchmarkRow } from './BenchmarkRow.tsx'
import { BenchmarkTabs } from './BenchmarkTabs.tsx'
import { usualLevels } from './levels.ts'
import { statusText } from './statusText.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query BenchmarkListPageQuery($search: String!, $filter: BenchmarkFilter!, $orderBy: BenchmarkOrder!) {
    ...BenchmarkListPage_query @arguments(search: $search, filter: $filter, orderBy: $orderBy)
  }
`

const statuses = ['ACTIVE', 'PROPOSED', 'ARCHIVED'].map((value) => ({ value, label: statusText(value) }))
const orders = [
  { value: 'NAME', label: t.name },
  { value: 'METRIC', label: t.metric },
  { value: 'CHANGED', label: t.lastChanged },
]

/** The benchmarks as a list: what each asks, and what can be done with it. */
export function BenchmarkListPage() {
  return (
    <Page title={t.configureBenchmarks} bar={<BenchmarkTabs />} actions={<AddBenchmarkLink />}>
      <Suspense fallback={<GhostRows lists={[8]} />}>
        <Content />
      </Suspense>
    </Page>
  )
}

function Content() {
  const page = usePaginationFragment<BenchmarkListPageMoreQuery, BenchmarkListPage_query$key>(
    graphql`
      fragment BenchmarkListPage_query on Query
      @refetchable(queryName: "BenchmarkListPageMoreQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "Cursor" }
        search: { type: "String", defaultValue: "" }
        filter: { type: "BenchmarkFilter!" }
        orderBy: { type: "BenchmarkOrder!" }
      ) {
        benchmarks(first: $first, after: $after, search: $search, filter: $filter, orderBy: $orderBy)
          @connection(key: "BenchmarkListPage_benchmarks", filters: ["search", "filter", "orderBy"]) {
          edges {
            node {
              id
              ...BenchmarkRow_benchmark
            }
          }
        }
      }
    `,
    useRouteQuery<BenchmarkListPageQuery>(query),
  )
  const { search, choose } = useNarrowing()
  const benchmarks = page.data.benchmarks.edges.map(({ node }) => node)
  const isNarrowed = Boolean(search.get('search') ?? search.get('status'))
  return (
    <Scroll>
      <LibraryTools
        search={{ param: 'search', label: t.searchBenchmarks }}
        tools={
          <>
            <FilterChip
              label={t.status}
              options={statuses}
              chosen={search.getAll('status')}
              onChoose={choose('status')}
            />
            <FilterChip
              label={t.order}
              options={orders}
              chosen={[search.get('order') ?? 'NAME']}
              onChoose={choose('order')}
            />
            <ListExport
              list="BENCHMARKS"
              label={t.benchmarks}
              narrowedTo={({ search, filter, orderBy }) => ({ search, filter, orderBy })}
            />
          </>
        }
      />
      <TableSection
        title={t.benchmarks}
        about={t.eachHoldsAMetricToLevels(usualLevels)}
        caption={t.whatEachBenchmarkAsks}
        columns={[t.name, t.metric, t.aBreach, t.owner, t.organization, '']}
        empty={isNarrowed ? t.noBenchmarkFits2 : t.thereAreNoBenchmarksYetAdd}
        page={page}
      >
        {benchmarks.map((benchmark) => (
          <BenchmarkRow key={benchmark.id} benchmark={benchmark} />
        ))}
      </TableSection>
    </Scroll>
  )
}
