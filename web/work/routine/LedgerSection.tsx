import { startTransition } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { LedgerSection_series$key } from '../../__generated__/LedgerSection_series.graphql.ts'
import type { LedgerSectionPageQuery } from '../../__generated__/LedgerSectionPageQuery.graphql.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { OccurrenceRow } from './OccurrenceRow.tsx'
import { stateNames, type State } from './states.ts'
import { useStates } from './useStates.ts'
import * as t from './__generated__/messages.ts'

const closed: readonly State[] = ['DONE', 'DONE_LATE', 'SKIPPED', 'MISSED']

/** The ledger of a routine: what has become of each time it fell due. */
export function LedgerSection({ series: key }: { series: LedgerSection_series$key }) {
  const { data, refetch, ...page } = usePaginationFragment<LedgerSectionPageQuery, LedgerSection_series$key>(
    graphql`
      fragment LedgerSection_series on Series
      @refetchable(queryName: "LedgerSectionPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "Cursor" }, filter: { type: "OccurrenceFilter" }) {
        ...OccurrenceRow_series
        past(first: $first, after: $after, filter: $filter) @connection(key: "LedgerSection_past") {
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
  const [states, toggle] = useStates(closed, (chosen) =>
    startTransition(() => void refetch({ filter: chosen.length ? { state: { in: chosen } } : null })),
  )
  const { edges } = data.past
  return (
    <TableSection
      title={t.ledger}
      about={t.whatHasBecomeOfEachTime}
      actions={closed.map((state) => (
        <PlainButton
          key={state}
          type="button"
          className={states.includes(state) ? 'chip chosen' : 'chip'}
          aria-pressed={states.includes(state)}
          onClick={() => toggle(state)}
        >
          {stateNames[state]}
        </PlainButton>
      ))}
      caption={t.timesPast}
      columns={[t.when, t.what, t.state, '']}
      empty={states.length ? t.nothingHasBecomeOfItSo : t.nothingHasFallenDueYet}
      page={page}
    >
      {edges.map(({ node }) => (
        <OccurrenceRow key={node.id} occurrence={node} series={data} />
      ))}
    </TableSection>
  )
}
