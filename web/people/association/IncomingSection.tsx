import { graphql, usePaginationFragment } from 'react-relay'
import type { IncomingSectionPageQuery } from '../../__generated__/IncomingSectionPageQuery.graphql.ts'
import type { IncomingSection_query$key } from '../../__generated__/IncomingSection_query.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { useKeptFocus } from '../../kernel/ui/useKeptFocus.ts'
import { IncomingRow } from './IncomingRow.tsx'
import { statuses, statusIn } from './statuses.ts'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import * as t from './__generated__/messages.ts'

const choices = [
  ...statuses.map(({ value, label }) => ({ status: value as string | null, label })),
  { status: null, label: t.all },
]

/** Who asks to join what the viewer decides about. */
export function IncomingSection({ query }: { query: IncomingSection_query$key }) {
  const { data, ...page } = usePaginationFragment<IncomingSectionPageQuery, IncomingSection_query$key>(
    graphql`
      fragment IncomingSection_query on Query
      @refetchable(queryName: "IncomingSectionPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "Cursor" }, filter: { type: "AssociationRequestFilter!" }) {
        associationRequests(first: $first, after: $after, filter: $filter) @connection(key: "IncomingSection_associationRequests") {
          edges {
            node {
              id
              ...IncomingRow_request
            }
          }
        }
        organizationRoots {
          can {
            acceptRequests {
              reason
            }
          }
        }
        viewer {
          capabilities
        }
      }
    `,
    query,
  )
  const { search, choose } = useNarrowing({ isStep: true })
  const { edges } = data.associationRequests
  const mayDecide = data.viewer?.capabilities.includes('associations.accept')
  const why = data.organizationRoots[0]?.can.acceptRequests.reason
  const status = statusIn(search)
  const frame = useKeptFocus<HTMLDivElement>(edges.length)
  const about = t.whoAsksToBelongToYour
  if (!mayDecide) {
    return (
      <Section title={t.incomingRequests}>
        <Empty>{why ?? t.youBelongToNoOrganizationYet}</Empty>
      </Section>
    )
  }
  return (
    <div ref={frame} style={{ minWidth: 0 }}>
      <TableSection
        title={t.incomingRequests}
        about={about}
        actions={
          <>
            <div role="group" aria-label={t.status} style={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
              {choices.map((choice) => (
                <PlainButton
                  key={choice.label}
                  type="button"
                  className={choice.status === status ? 'chip chosen' : 'chip'}
                  aria-pressed={choice.status === status}
                  onClick={() =>
                    choose('status')(choice.status === 'PENDING' ? '' : (choice.status ?? 'all').toLowerCase())
                  }
                >
                  {choice.label}
                </PlainButton>
              ))}
            </div>
            <ListExport list="ASSOCIATION_REQUESTS" label={t.requests} narrowedTo={({ filter }) => ({ filter })} />
          </>
        }
        caption={t.whoAsks}
        columns={[t.person, t.organization, t.note, t.asked, t.status, '']}
        empty={status === 'PENDING' ? t.nobodyWaitsForYouGivePeople : t.thereIsNoneWithThisStatus}
        page={page}
      >
        {edges.map(({ node }) => (
          <IncomingRow key={node.id} request={node} />
        ))}
      </TableSection>
    </div>
  )
}
