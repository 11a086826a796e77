import { graphql, usePaginationFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ImportsSection_organization$key } from '../../__generated__/ImportsSection_organization.graphql.ts'
import type { ImportsSectionPaginationQuery } from '../../__generated__/ImportsSectionPaginationQuery.graphql.ts'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { stateNames } from '../../kernel/import/states.ts'
import { number } from '../../kernel/messages/format.ts'
import * as t from './__generated__/messages.ts'

const numbers = [t.rowsToShow, t.created2, t.changed2, t.same2, t.refused2].map((label) => ({ label, number: true }))

/** What was brought in from CSV files, by whom and with what result, and the way to bring in more. */
export function ImportsSection({ organization }: { organization: ImportsSection_organization$key }) {
  const { data, ...page } = usePaginationFragment<ImportsSectionPaginationQuery, ImportsSection_organization$key>(
    graphql`
      fragment ImportsSection_organization on Organization
      @refetchable(queryName: "ImportsSectionPaginationQuery")
      @argumentDefinitions(cursor: { type: "Cursor" }, count: { type: "Int", defaultValue: 10 }) {
        id
        imports(first: $count, after: $cursor) @connection(key: "ImportsSection_imports") {
          edges {
            node {
              id
              name
              kindLabel
              state
              total
              created
              changed
              same
              refused
              createdAt
              createdBy {
                name
              }
            }
          }
        }
      }
    `,
    organization,
  )
  const rows = data.imports?.edges ?? []
  return (
    <TableSection
      title={t.imports}
      about={t.peopleOrganizationsLocationsTasksAndAction}
      actions={
        <ButtonLink to={`/imports/new?organization=${data.id}`} className="outlined">
          {t.importAFile}
        </ButtonLink>
      }
      stacks={880}
      cell={100}
      caption={t.filesThatWereImported}
      columns={[t.file, t.what, t.state, t.who, t.when, ...numbers]}
      empty={t.nothingWasImportedYetAFile}
      page={page}
    >
      {rows.flatMap((edge) => {
        const one = edge?.node
        if (!one) return []
        return (
          <tr key={one.id}>
            <th scope="row">
              <Link to={`/imports/${one.id}`}>{one.name}</Link>
            </th>
            <td>{one.kindLabel}</td>
            <td>
              <Tag>{stateNames[one.state]}</Tag>
            </td>
            <td>{one.createdBy.name}</td>
            <td>
              <Moment at={String(one.createdAt)} />
            </td>
            {[one.total, one.created, one.changed, one.same, one.refused].map((n, i) => (
              <td key={i} className="number" style={i === 4 && n ? { color: 'var(--ops-late)' } : undefined}>
                {number(n)}
              </td>
            ))}
          </tr>
        )
      })}
    </TableSection>
  )
}
