import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { Link } from 'react-router-dom'
import type { BenchmarkConfigPageQuery } from '../../__generated__/BenchmarkConfigPageQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { GhostRows } from '../../kernel/ui/GhostRows.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { AddBenchmarkLink } from './AddBenchmarkLink.tsx'
import { BenchmarkTabs } from './BenchmarkTabs.tsx'
import { EditBenchmark } from './EditBenchmark.tsx'
import { NewBenchmark } from './NewBenchmark.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query BenchmarkConfigPageQuery($id: ID!) {
    node(id: $id) {
      ... on Benchmark @alias(as: "benchmark") {
        id
        name
        can {
          edit {
            allowed
            reason
          }
        }
        ...EditBenchmark_benchmark
      }
    }
    benchmarks(first: 100, filter: { status: { ne: ARCHIVED } }) {
      edges {
        node {
          id
          name
          actionMetric {
            name
          }
        }
      }
    }
    # eslint-disable-next-line relay/must-colocate-fragment-spreads -- kept in the store for BenchmarkForm
    ...BenchmarkForm_query
    ...NewBenchmark_query
  }
`

/** The form of the benchmark that the address names, or of a new one; where it says nothing it asks which. */
export function BenchmarkConfigPage() {
  return (
    <Suspense
      fallback={
        <Page title={t.configureABenchmark} bar={<BenchmarkTabs />}>
          <GhostRows lists={[3, 2, 3]} height={56} />
        </Page>
      }
    >
      <Content />
    </Suspense>
  )
}

function Content() {
  const data = useRouteQuery<BenchmarkConfigPageQuery>(query)
  const [search] = useSearch()
  const mayAdd = useViewer()?.capabilities.includes('benchmarks.propose')
  const id = search.get('id')
  const benchmark = data.node?.benchmark
  if (benchmark?.can.edit.allowed) {
    return (
      <Page title={t.edit2({ name: benchmark.name })} bar={<BenchmarkTabs />}>
        <Scroll>
          <EditBenchmark key={benchmark.id} benchmark={benchmark} query={data} />
        </Scroll>
      </Page>
    )
  }
  if (id !== null) {
    return (
      <Page title={benchmark?.name ?? t.benchmark} bar={<BenchmarkTabs />}>
        <Centered
          title={benchmark ? t.notYoursToEdit : t.noSuchBenchmark}
          text={benchmark?.can.edit.reason ?? t.thereIsNoBenchmarkOfThis}
        >
          <ButtonLink to="/benckmarkConfiglist" className="primary">
            {t.toTheBenchmarks}
          </ButtonLink>
        </Centered>
      </Page>
    )
  }
  if (search.has('new')) {
    return (
      <Page title={t.addABenchmark} bar={<BenchmarkTabs />}>
        {mayAdd ? (
          <Scroll>
            <NewBenchmark form={data} query={data} />
          </Scroll>
        ) : (
          <Centered title={t.notYoursToAdd} text={t.benchmarksAreAddedByAdminAnd}>
            <ButtonLink to="/benchmark" className="primary">
              {t.toTheBenchmarks}
            </ButtonLink>
          </Centered>
        )}
      </Page>
    )
  }
  const benchmarks = data.benchmarks.edges.map(({ node }) => node)
  return (
    <Page title={t.configureABenchmark} bar={<BenchmarkTabs />}>
      <Scroll>
        <Section title={t.whichBenchmark} actions={<AddBenchmarkLink />}>
          {benchmarks.length ? (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {benchmarks.map((one) => (
                <Box component="li" key={one.id} sx={{ px: 3, py: 2, borderBottom: '1px solid var(--ops-line-2)' }}>
                  <Link to={`?id=${encodeURIComponent(one.id)}`}>{one.name}</Link>{' '}
                  <span style={{ color: 'var(--ops-ink-2)' }}>{one.actionMetric.name}</span>
                </Box>
              ))}
            </Box>
          ) : (
            <Empty>{t.thereAreNoBenchmarksYet}</Empty>
          )}
        </Section>
      </Scroll>
    </Page>
  )
}
