import { graphql, usePaginationFragment } from 'react-relay'
import type { ComingSection_series$key } from '../../__generated__/ComingSection_series.graphql.ts'
import type { ComingSectionPageQuery } from '../../__generated__/ComingSectionPageQuery.graphql.ts'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { OccurrenceRow } from './OccurrenceRow.tsx'
import * as t from './__generated__/messages.ts'

/** What of a routine is to come or still open. */
export function ComingSection({
  series: key,
  onChanged,
}: {
  series: ComingSection_series$key
  onChanged: (id?: string) => void
}) {
  const { data, ...page } = usePaginationFragment<ComingSectionPageQuery, ComingSection_series$key>(
    graphql`
      fragment ComingSection_series on Series
      @refetchable(queryName: "ComingSectionPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "Cursor" }) {
        status
        ...OccurrenceRow_series
        coming(first: $first, after: $after) @connection(key: "ComingSection_coming") {
          edges {
            node {
              id
              ...OccurrenceRow_occurrence
            }
          }
        }
      }
    `,
    key,
  )
  const { edges } = data.coming
  return (
    <TableSection
      title={t.toCome}
      about={t.eachBecomesARecordOfThe}
      caption={t.timesToCome}
      columns={[t.when, t.what, t.state, '']}
      empty={
        data.status === 'ENDED'
          ? t.itHasEndedNothingMoreFalls
          : data.status === 'PAUSED'
            ? t.itIsPausedResumeItAnd
            : t.nothingFallsDueInTheNext
      }
      page={page}
    >
      {edges.map(({ node }) => (
        <OccurrenceRow key={node.id} occurrence={node} series={data} onChanged={onChanged} />
      ))}
    </TableSection>
  )
}
