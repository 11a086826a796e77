import { graphql, usePaginationFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { PeopleSection_query$key } from '../../__generated__/PeopleSection_query.graphql.ts'
import type { PeopleSectionPageQuery } from '../../__generated__/PeopleSectionPageQuery.graphql.ts'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { useRows } from './DashboardContext.ts'
import { openStates } from './dashboardSearch.ts'
import { LoadCells, loadColumns } from './LoadCells.tsx'
import * as t from './__generated__/messages.ts'

/** Who has how much to do, the most loaded first. */
export function PeopleSection({ query }: { query: PeopleSection_query$key }) {
  const page = usePaginationFragment<PeopleSectionPageQuery, PeopleSection_query$key>(
    graphql`
      fragment PeopleSection_query on Query
      @refetchable(queryName: "PeopleSectionPageQuery")
      @argumentDefinitions(filter: { type: "ActionFilter" }, first: { type: "Int", defaultValue: 25 }, after: { type: "Cursor" }) {
        dashboard(filter: $filter) {
          people(first: $first, after: $after) @connection(key: "PeopleSection_people", filters: []) {
            edges {
              node {
                user {
                  id
                  name
                }
                load {
                  bucket
                  count
                  mins
                }
                mins
                capacityMins
              }
            }
          }
        }
      }
    `,
    query,
  )
  const rows = useRows()
  const people = page.data.dashboard.people.edges.map(({ node }) => node)
  // What nobody has is no load of a person: it would make the bars of all others short.
  const most = 1.15 * Math.max(0, ...people.map(({ user, mins }) => (user ? mins : 0)))
  return (
    <TableSection
      title={t.loadPerPerson}
      about={t.openWorkInServiceTimeThe2}
      stacks={760}
      cell={90}
      caption={t.loadPerPersonTheMostLoaded}
      columns={[t.person, ...loadColumns]}
      empty={t.noDataNobodyHereHasOpen}
      page={page}
    >
      {people.map(({ user, load, mins, capacityMins }) => {
        const who = user?.id ?? 'nobody'
        return (
          <tr key={who}>
            <th scope="row" style={{ fontWeight: 400 }}>
              <Link to={rows({ state: openStates, who })}>{user?.name ?? t.nobody}</Link>
            </th>
            <LoadCells
              load={load}
              mins={mins}
              capacityMins={capacityMins}
              most={user ? most : null}
              rowsOf={(state) => rows({ state, who })}
            />
          </tr>
        )
      })}
    </TableSection>
  )
}
