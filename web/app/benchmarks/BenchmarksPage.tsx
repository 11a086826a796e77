import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { BenchmarksPageQuery } from '../../__generated__/BenchmarksPageQuery.graphql.ts'
import { BreachList } from '../../performance/breach/BreachList.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { AddBenchmarkLink } from '../../performance/benchmark/AddBenchmarkLink.tsx'
import { BenchmarkActions } from '../../performance/benchmark/BenchmarkActions.tsx'
import { BenchmarkCards } from '../../performance/benchmark/BenchmarkCards.tsx'
import { BenchmarkDetail } from './BenchmarkDetail.tsx'
import { BenchmarkTabs } from '../../performance/benchmark/BenchmarkTabs.tsx'
import { CardSkeleton } from '../../performance/benchmark/CardSkeleton.tsx'
import { cardGrid } from '../../performance/benchmark/cardLook.ts'
import { statusText } from '../../performance/benchmark/statusText.ts'
import * as t from './__generated__/messages.ts'

const RecordsLive = lazy(async () => ({ default: (await import('../../work/action/RecordsLive.tsx')).RecordsLive }))

const query = graphql`
  query BenchmarksPageQuery($id: ID!, $isDetail: Boolean!, $scopeId: ID, $points: Int!, $search: String!, $filter: BenchmarkFilter!, $breaches: BreachFilter!, $gains: OpportunityEntryFilter!) {
    node(id: $id) @include(if: $isDetail) {
      ... on Benchmark @alias(as: "benchmark") {
        name
        status
        ...BenchmarkActions_benchmark
        ...BenchmarkDetail_benchmark @arguments(scopeId: $scopeId, points: $points)
      }
    }
    ...BreachList_query @include(if: $isDetail) @arguments(filter: $breaches, gains: $gains) @alias(as: "breaches")
    ...BenchmarkCards_query @skip(if: $isDetail) @arguments(search: $search, filter: $filter) @alias(as: "cards")
  }
`

/**
 * The benchmarks in use, or the one that the address names. A breach that begins or ends changes its record, which is
 * heard.
 */
export function BenchmarksPage() {
  const { revalidate } = useRevalidator()
  return (
    <>
      <Suspense fallback={<Loading />}>
        <Content />
      </Suspense>
      <Suspense>
        <RecordsLive onChanged={() => void revalidate()} />
      </Suspense>
    </>
  )
}

function Content() {
  const { node, cards, breaches } = useRouteQuery<BenchmarksPageQuery>(query)
  if (cards) {
    return (
      <Page title={t.benchmarks} bar={<BenchmarkTabs />} actions={<AddBenchmarkLink />}>
        <BenchmarkCards query={cards} />
      </Page>
    )
  }
  const benchmark = node?.benchmark
  if (!benchmark) {
    return (
      <Page title={t.benchmark} bar={<BenchmarkTabs />}>
        <Centered title={t.noSuchBenchmark} text={t.thereIsNoBenchmarkOfThis}>
          <ButtonLink to="/benchmark" className="primary">
            {t.toTheBenchmarks}
          </ButtonLink>
        </Centered>
      </Page>
    )
  }
  return (
    <Page
      title={benchmark.name}
      bar={<BenchmarkTabs />}
      actions={
        <>
          {benchmark.status === 'ACTIVE' ? null : <Tag>{statusText(benchmark.status)}</Tag>}
          <ButtonLink to="/benchmark" className="outlined">
            {t.allBenchmarks}
          </ButtonLink>
          <BenchmarkActions benchmark={benchmark} />
        </>
      }
    >
      <BenchmarkDetail benchmark={benchmark} breaches={breaches ? <BreachList query={breaches} /> : null} />
    </Page>
  )
}

const Loading = () => (
  <Page title={t.benchmarks} bar={<BenchmarkTabs />}>
    <Box
      aria-busy="true"
      role="group"
      aria-label={t.loadingTheBenchmarks}
      sx={{ ...cardGrid, p: { xs: 3, md: 5 }, overflow: 'hidden' }}
    >
      {['one', 'two', 'three', 'four', 'five', 'six'].map((name) => (
        <CardSkeleton key={name} />
      ))}
    </Box>
  </Page>
)
