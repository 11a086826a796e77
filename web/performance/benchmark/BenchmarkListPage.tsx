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
import { statusText } from './statusText.ts'

const query = graphql`
  query BenchmarkListPageQuery($search: String!, $filter: BenchmarkFilter!, $orderBy: BenchmarkOrder!) {
    ...BenchmarkListPage_query @arguments(search: $search, filter: $filter, orderBy: $orderBy)
  }
`

const statuses = ['ACTIVE', 'PROPOSED', 'ARCHIVED'].map((value) => ({ value, label: statusText(value) }))
const orders = [
  { value: 'NAME', label: 'Name' },
  { value: 'METRIC', label: 'Metric' },
  { value: 'CHANGED', label: 'Last changed' },
]

/** The benchmarks as a list: what each asks, and what can be done with it. */
export function BenchmarkListPage() {
  return (
    <Page title="Configure benchmarks" bar={<BenchmarkTabs />} actions={<AddBenchmarkLink />}>
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
        search={{ param: 'search', label: 'Search benchmarks' }}
        tools={
          <>
            <FilterChip
              label="Status"
              options={statuses}
              chosen={search.getAll('status')}
              onChoose={choose('status')}
            />
            <FilterChip
              label="Order"
              options={orders}
              chosen={[search.get('order') ?? 'NAME']}
              onChoose={choose('order')}
            />
            <ListExport
              list="BENCHMARKS"
              label="Benchmarks"
              narrowedTo={({ search, filter, orderBy }) => ({ search, filter, orderBy })}
            />
          </>
        }
      />
      <TableSection
        title="Benchmarks"
        about="Each holds a metric to levels of attainment, with a job role that answers for it."
        stacks
        caption="What each benchmark asks"
        columns={[
          'Name',
          'Metric',
          { label: 'CTQ', number: true },
          { label: 'Warning', number: true },
          { label: 'Missed', number: true },
          'A breach',
          'Owner',
          'Organization',
          '',
        ]}
        empty={
          isNarrowed
            ? 'No benchmark fits.'
            : 'There are no benchmarks yet. Add the first one: a metric, three levels, and a job role that answers for it.'
        }
        page={page}
      >
        {benchmarks.map((benchmark) => (
          <BenchmarkRow key={benchmark.id} benchmark={benchmark} />
        ))}
      </TableSection>
    </Scroll>
  )
}
