import { graphql, usePaginationFragment } from 'react-relay'
import type { ResponseList_query$key } from '../../__generated__/ResponseList_query.graphql.ts'
import type { ResponseListPageQuery } from '../../__generated__/ResponseListPageQuery.graphql.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { More } from '../../kernel/ui/More.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { ResponseItem } from './ResponseItem.tsx'
import { responseFilter } from './responseFilter.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'

/** What came back, newest first. */
export function ResponseList({ query: key }: { query: ResponseList_query$key }) {
  const { data, ...page } = usePaginationFragment<ResponseListPageQuery, ResponseList_query$key>(
    graphql`
      fragment ResponseList_query on Query
      @refetchable(queryName: "ResponseListPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "Cursor" }
        filter: { type: "ResponseFilter!" }
      ) {
        responses(first: $first, after: $after, filter: $filter)
          @connection(key: "ResponseList_responses", filters: ["filter"]) {
          edges {
            node {
              key
              ...ResponseItem_response
            }
          }
        }
      }
    `,
    key,
  )
  const [search] = useSearch()
  const { kind, failedOnly } = responseFilter(search)
  const { edges } = data.responses
  return (
    <Section
      title="Inbox"
      about="Checklists handed in, SOPs read, requests to join decided, answers for best practice; newest first."
    >
      {edges.length ? (
        <ul aria-label="Responses" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {edges.map(({ node }) => (
            <ResponseItem key={node.key} response={node} />
          ))}
        </ul>
      ) : (
        <Empty>
          {kind || failedOnly
            ? 'Nothing like this has come back.'
            : 'Nothing has come back yet. A checklist that somebody hands in stands here.'}
        </Empty>
      )}
      <More page={page} />
    </Section>
  )
}
