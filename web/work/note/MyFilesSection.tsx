import { graphql, usePaginationFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { MyFilesSection_query$key } from '../../__generated__/MyFilesSection_query.graphql.ts'
import type { MyFilesSectionPageQuery } from '../../__generated__/MyFilesSectionPageQuery.graphql.ts'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { bytes } from './bytes.ts'
import * as t from './__generated__/messages.ts'

/** The files on my records, the latest first: opened, or saved. */
export function MyFilesSection({ query: key, isNarrowed }: { query: MyFilesSection_query$key; isNarrowed: boolean }) {
  const { data, ...page } = usePaginationFragment<MyFilesSectionPageQuery, MyFilesSection_query$key>(
    graphql`
      fragment MyFilesSection_query on Query
      @refetchable(queryName: "MyFilesSectionPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "Cursor" }) {
        myAttachments(search: $search, first: $first, after: $after) @connection(key: "MyFilesSection_myAttachments") {
          edges {
            node {
              addedAt
              addedBy {
                name
              }
              file {
                id
                name
                size
                url
              }
              action {
                key
                addressKey
                title
              }
            }
          }
        }
      }
    `,
    key,
  )
  const { edges } = data.myAttachments
  return (
    <TableSection
      title={t.filesOnMyRecords}
      about={t.ofTheRecordsThatIDo}
      caption={t.filesOnMyRecords}
      columns={[t.file, { label: t.size, number: true }, t.record, t.added, '']}
      empty={isNarrowed ? t.noFileOfYourRecordsMatches : t.thereAreNoFilesOnYour}
      page={page}
    >
      {edges.map(({ node: { file, action, addedAt, addedBy } }) => (
        <tr key={`${file.id} ${action?.key}`}>
          <th scope="row" style={{ whiteSpace: 'normal', fontWeight: 400, overflowWrap: 'anywhere' }}>
            <a href={file.url} target="_blank" rel="noopener">
              {file.name}
            </a>
          </th>
          <td className="number" style={{ whiteSpace: 'nowrap' }}>
            {bytes(file.size)}
          </td>
          <td>
            {action ? <Link to={`/home/record/${action.addressKey}`}>{`${action.key} ${action.title}`}</Link> : null}
          </td>
          <td>
            <Moment at={addedAt} /> {t.by} {addedBy.name}
          </td>
          <td>
            <a href={file.url} download={file.name} aria-label={t.download2({ name: file.name })}>
              {t.download}
            </a>
          </td>
        </tr>
      ))}
    </TableSection>
  )
}
