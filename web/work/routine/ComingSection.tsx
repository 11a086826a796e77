import { graphql, usePaginationFragment } from 'react-relay'
import type { ComingSection_series$key } from '../../__generated__/ComingSection_series.graphql.ts'
import type { ComingSectionPageQuery } from '../../__generated__/ComingSectionPageQuery.graphql.ts'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { OccurrenceRow } from './OccurrenceRow.tsx'

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
      title="To come"
      about="Each becomes a record of the board in time; until then it can be changed or left out by itself."
      caption="Times to come"
      columns={['When', 'What', 'State', '']}
      empty={
        data.status === 'ENDED'
          ? 'It has ended: nothing more falls due.'
          : data.status === 'PAUSED'
            ? 'It is paused; resume it, and it falls due again.'
            : 'Nothing falls due in the next two months.'
      }
      page={page}
    >
      {edges.map(({ node }) => (
        <OccurrenceRow key={node.id} occurrence={node} series={data} onChanged={onChanged} />
      ))}
    </TableSection>
  )
}
