import { graphql, usePaginationFragment } from 'react-relay'
import type { ResponseList_query$key } from '../../__generated__/ResponseList_query.graphql.ts'
import type { ResponseListPageQuery } from '../../__generated__/ResponseListPageQuery.graphql.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { More } from '../../kernel/ui/More.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { ResponseItem } from './ResponseItem.tsx'
import { responseFilter } from './responseFilter.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

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
    <Section title={t.inbox} about={t.checklistsHandedInSopsReadRequests}>
      {edges.length ? (
        <ul aria-label={t.responses} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {edges.map(({ node }) => (
            <ResponseItem key={node.key} response={node} />
          ))}
        </ul>
      ) : (
        <Empty>{kind || failedOnly ? t.nothingLikeThisHasComeBack : t.nothingHasComeBackYetA}</Empty>
      )}
      <More page={page} />
    </Section>
  )
}
