import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { MySopsSection_query$key } from '../../__generated__/MySopsSection_query.graphql.ts'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import * as t from './__generated__/messages.ts'

/** The SOPs that my open records are done by, each with those records. */
export function MySopsSection({ query: key, isNarrowed }: { query: MySopsSection_query$key; isNarrowed: boolean }) {
  const { mySops } = useFragment(
    graphql`
      fragment MySopsSection_query on Query {
        mySops(search: $search) {
          id
          name
          current {
            number
            viewerAcknowledgedAt
          }
          myRecords {
            id
            key
            title
          }
        }
      }
    `,
    key,
  )
  return (
    <TableSection
      title={t.sopsOfMyRecords}
      about={t.whatMyOpenRecordsAreDone}
      caption={t.sopsOfMyRecords}
      columns={['SOP', { label: t.version, number: true }, t.read, t.records]}
      empty={isNarrowed ? t.noSopOfYourRecordsMatches : t.noneOfYourOpenRecordsHas}
    >
      {mySops.map(({ id, name, current, myRecords }) => (
        <tr key={id}>
          <th scope="row" style={{ whiteSpace: 'normal', fontWeight: 400 }}>
            <Link to={`/tasks/sop/${id}`}>{name}</Link>
          </th>
          <td className="number">{current?.number}</td>
          <td>{current?.viewerAcknowledgedAt ? t.yes : t.notYet}</td>
          <td>
            {myRecords.map((record, i) => (
              <span key={record.id}>
                {i ? ', ' : null}
                <Link to={`/home/panel/sop/${record.key}`} title={record.title}>
                  {record.key}
                </Link>
              </span>
            ))}
          </td>
        </tr>
      ))}
    </TableSection>
  )
}
