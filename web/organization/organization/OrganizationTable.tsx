import { number } from '../../kernel/messages/format.ts'
import { graphql, usePaginationFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import { More } from '../../kernel/ui/More.tsx'
import type { OrganizationTable_query$key } from '../../__generated__/OrganizationTable_query.graphql.ts'
import type { OrganizationTablePageQuery } from '../../__generated__/OrganizationTablePageQuery.graphql.ts'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { TypeIcon } from './TypeIcon.tsx'
import { typeNames } from './typeNames.ts'
import * as t from './__generated__/messages.ts'

const noEmployer = '00-0000001'

interface OrganizationTableProps {
  query: OrganizationTable_query$key
  search: string
}

/** All organizations in sight, by name; page after page. */
export function OrganizationTable({ query, search }: OrganizationTableProps) {
  const { data, ...page } = usePaginationFragment<OrganizationTablePageQuery, OrganizationTable_query$key>(
    graphql`
      fragment OrganizationTable_query on Query
      @refetchable(queryName: "OrganizationTablePageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "Cursor" }
        search: { type: "String", defaultValue: "" }
        isArchived: { type: "Boolean", defaultValue: false }
      ) {
        organizations(search: $search, first: $first, after: $after, filter: { isArchived: $isArchived })
          @connection(key: "OrganizationTable_organizations", filters: ["search", "filter"]) {
          edges {
            node {
              id
              name
              type
              isArchived
              registration {
                employerIdentifier
              }
              parent {
                id
                name
              }
              contents {
                people
              }
            }
          }
        }
      }
    `,
    query,
  )
  const rows = data.organizations.edges.map(({ node }) => node)
  if (!rows.length) {
    return search ? (
      <Centered title={t.nothingOfThatName} text={t.noOrganizationInSightHasIn({ search })} />
    ) : (
      <Centered title={t.noOrganizationYet} text={t.whatYouCreateOrAreAccepted} />
    )
  }
  const seesEmployers = rows.some(({ registration }) => registration.employerIdentifier !== null)
  return (
    <>
      <Table
        caption={t.organizationsByName}
        columns={[t.name, t.type, t.below, ...(seesEmployers ? ['EIN'] : []), { label: t.people, number: true }]}
      >
        {rows.map(({ id, name, type, isArchived, registration, parent, contents }) => (
          <tr key={id}>
            <th scope="row" style={{ fontWeight: 550, textAlign: 'start' }}>
              <Link to={`/orgOverview/${id}`}>{name}</Link>
              {isArchived ? <span style={{ color: 'var(--ops-ink-2)', fontWeight: 400 }}> {t.archived2}</span> : null}
            </th>
            <td style={{ whiteSpace: 'nowrap' }}>
              <span style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}>
                <TypeIcon type={type} /> {typeNames[type]}
              </span>
            </td>
            <td>{parent ? <Link to={`/orgOverview/${parent.id}`}>{parent.name}</Link> : '–'}</td>
            {seesEmployers ? (
              <td style={{ whiteSpace: 'nowrap' }}>
                {registration.employerIdentifier === noEmployer ? '–' : registration.employerIdentifier}
              </td>
            ) : null}
            <td className="number">{number(contents.people)}</td>
          </tr>
        ))}
      </Table>
      <More page={page} />
    </>
  )
}
