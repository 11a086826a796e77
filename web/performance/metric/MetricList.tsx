import { useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { LibraryTools } from '../../kernel/shell/LibraryTools.tsx'
import type { MetricList_query$key } from '../../__generated__/MetricList_query.graphql.ts'
import type { MetricListPageQuery } from '../../__generated__/MetricListPageQuery.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { ArchivedToggle } from '../../kernel/ui/ArchivedToggle.tsx'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { More } from '../../kernel/ui/More.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { MetricDialog } from './MetricDialog.tsx'
import { MetricRow } from './MetricRow.tsx'
import { ScopeField } from './ScopeField.tsx'
import { categories, categoryName } from './words.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

/** The library of metrics, by category. */
export function MetricList({ query, scope }: { query: MetricList_query$key; scope: string | null }) {
  const page = usePaginationFragment<MetricListPageQuery, MetricList_query$key>(
    graphql`
      fragment MetricList_query on Query
      @refetchable(queryName: "MetricListPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "Cursor" }
        search: { type: "String", defaultValue: "" }
        filter: { type: "MetricFilter!" }
        scope: { type: "ObservationScope" }
      ) {
        metrics(first: $first, after: $after, search: $search, filter: $filter) @connection(key: "MetricList_metrics", filters: ["search", "filter"]) {
          edges {
            node {
              id
              category
              organization {
                id
              }
              ...MetricRow_metric @arguments(scope: $scope)
            }
          }
        }
      }
    `,
    query,
  )
  const [search] = useSearch()
  const [isAdding, setAdding] = useState(false)
  const may = useViewer()?.capabilities ?? []
  const metrics = page.data.metrics.edges.map(({ node }) => node)
  const hasSeveralOwners = new Set(metrics.map(({ organization }) => organization?.id)).size > 1
  const known = [...new Set([...categories, ...metrics.map(({ category }) => category)])]
  const groups = known
    .map((category) => ({ category, rows: metrics.filter((metric) => metric.category === category) }))
    .filter(({ rows }) => rows.length)
  return (
    <Page
      title={t.metricsLibrary}
      actions={
        may.includes('metrics.propose') ? (
          <PlainButton type="button" className="primary" onClick={() => setAdding(true)}>
            {may.includes('metrics.edit') ? t.addAMetric : t.proposeAMetric}
          </PlainButton>
        ) : null
      }
    >
      <Scroll>
        <LibraryTools
          search={{ param: 'search', label: t.searchMetrics }}
          tools={
            <>
              <ArchivedToggle />
              <ScopeField />
              <ListExport list="METRICS" label={t.metrics} narrowedTo={({ search, filter }) => ({ search, filter })} />
            </>
          }
        />
        {groups.map(({ category, rows }) => (
          <Section key={category} title={categoryName(category)}>
            <Table
              caption={t.metrics2({ categoryName: categoryName(category) })}
              columns={[t.metric, { label: t.lastValue, number: true }, t.target2, t.last30Days]}
            >
              {rows.map((metric) => (
                <MetricRow key={metric.id} metric={metric} scope={scope} namesOwner={hasSeveralOwners} />
              ))}
            </Table>
          </Section>
        ))}
        {groups.length ? null : (
          <Section title={t.metrics}>
            <Empty>{search.get('search') ? t.noMetricFitsSearchForAnother : t.thereAreNoMetricsHereYet}</Empty>
          </Section>
        )}
        <More page={page} />
      </Scroll>
      {isAdding ? <MetricDialog onClose={() => setAdding(false)} /> : null}
    </Page>
  )
}
