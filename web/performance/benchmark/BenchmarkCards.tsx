import Box from '@mui/material/Box'
import { graphql, usePaginationFragment } from 'react-relay'
import type { BenchmarkCards_query$key } from '../../__generated__/BenchmarkCards_query.graphql.ts'
import type { BenchmarkCardsPageQuery } from '../../__generated__/BenchmarkCardsPageQuery.graphql.ts'
import { indented } from '../../organization/organization/indented.ts'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { FilterChip } from '../../kernel/ui/FilterChip.tsx'
import { More } from '../../kernel/ui/More.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { SearchField } from '../../kernel/ui/SearchField.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { BenchmarkCard } from './BenchmarkCard.tsx'
import { cardGrid } from './cardLook.ts'
import { levelLook, levels } from './levels.ts'
import * as t from './__generated__/messages.ts'

const options = levels.map((value) => ({ value, label: levelLook(value).text }))

/** The benchmarks in use as cards. */
export function BenchmarkCards({ query }: { query: BenchmarkCards_query$key }) {
  const page = usePaginationFragment<BenchmarkCardsPageQuery, BenchmarkCards_query$key>(
    graphql`
      fragment BenchmarkCards_query on Query
      @refetchable(queryName: "BenchmarkCardsPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 24 }
        after: { type: "Cursor" }
        search: { type: "String", defaultValue: "" }
        filter: { type: "BenchmarkFilter!" }
      ) {
        benchmarks(first: $first, after: $after, search: $search, filter: $filter)
          @connection(key: "BenchmarkCards_benchmarks", filters: ["search", "filter"]) {
          edges {
            node {
              id
              ...BenchmarkCard_benchmark
            }
          }
        }
        organizations: organizationTree {
          id
          name
          path
        }
      }
    `,
    query,
  )
  const { search, choose } = useNarrowing()
  const mayAdd = useViewer()?.capabilities.includes('benchmarks.propose')
  const { organizations } = page.data
  const benchmarks = page.data.benchmarks.edges.map(({ node }) => node)
  const isNarrowed = ['search', 'level', 'organization'].some((name) => search.get(name))
  return (
    <Scroll wide>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <SearchField param="search" label={t.searchBenchmarks} />
        <FilterChip label={t.level} options={options} chosen={search.getAll('level')} onChoose={choose('level')} />
        {organizations.length > 1 ? (
          <FilterChip
            label={t.organization}
            options={indented(organizations).map(({ id, name, indent }) => ({ value: id, label: name, indent }))}
            chosen={search.getAll('organization')}
            onChoose={choose('organization')}
            isTree
          />
        ) : null}
      </Box>
      {benchmarks.length ? (
        <Box sx={cardGrid}>
          {benchmarks.map((benchmark) => (
            <BenchmarkCard key={benchmark.id} benchmark={benchmark} />
          ))}
        </Box>
      ) : (
        <Centered
          title={isNarrowed ? t.noBenchmarkFits : t.noBenchmarksYet}
          text={isNarrowed ? t.widenWhatTheListIsNarrowed : t.aBenchmarkHoldsAMetricTo}
        >
          {mayAdd && !isNarrowed ? (
            <ButtonLink to="/benchmarkConfig?new" className="primary">
              {t.addTheFirstBenchmark}
            </ButtonLink>
          ) : null}
        </Centered>
      )}
      <More page={page} />
    </Scroll>
  )
}
