import Box from '@mui/material/Box'
import { graphql, usePaginationFragment } from 'react-relay'
import pageQuery, { type ThreadListPageQuery } from '../../__generated__/ThreadListPageQuery.graphql.ts'
import type { ThreadList_query$key } from '../../__generated__/ThreadList_query.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { useRouteVariables } from '../../kernel/relay/route.tsx'
import { useReadAgain } from '../../kernel/relay/useReadAgain.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { More } from '../../kernel/ui/More.tsx'
import { SearchField } from '../../kernel/ui/SearchField.tsx'
import { SearchTabs } from '../../kernel/ui/SearchTabs.tsx'
import { boxIn, tabs, type Box as BoxName } from './boxes.ts'
import { ThreadRow } from './ThreadRow.tsx'
import { ThreadsLive } from './ThreadsLive.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const empty: Record<BoxName, string> = {
  MINE: t.youTakePartInNoThread,
  ROLE: t.noThreadAsksForARole,
  UNREAD: t.everythingIsRead,
  ALL: t.thereAreNoThreadsYetWrite,
}

/** The threads, the one where something was last said first; what others say comes by itself. */
export function ThreadList({ query }: { query: ThreadList_query$key }) {
  const { data, ...page } = usePaginationFragment<ThreadListPageQuery, ThreadList_query$key>(
    graphql`
      fragment ThreadList_query on Query
      @refetchable(queryName: "ThreadListPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 40 }
        after: { type: "Cursor" }
        search: { type: "String", defaultValue: "" }
        filter: { type: "ThreadFilter!" }
      ) {
        threads(first: $first, after: $after, search: $search, filter: $filter) @connection(key: "ThreadList_threads", filters: ["search", "filter"]) {
          edges {
            node {
              id
              lastAt
              ...ThreadRow_thread
            }
          }
        }
      }
    `,
    query,
  )
  const [search] = useSearch()
  const box = boxIn(search)
  const threads = data.threads.edges
    .map(({ node }) => node)
    .sort((one, other) => Date.parse(other.lastAt) - Date.parse(one.lastAt))
  const { search: find, filter } = useRouteVariables()
  const readAgain = useReadAgain<ThreadListPageQuery>(pageQuery, {
    search: find,
    filter,
  } as ThreadListPageQuery['variables'])
  return (
    <Box
      component="section"
      aria-label={t.threads}
      sx={{ display: 'grid', gridTemplate: 'auto auto minmax(0, 1fr) / minmax(0, 1fr)', minHeight: 0, minWidth: 0 }}
    >
      <ThreadsLive
        onHeard={({ threadId }) => !threads.some(({ id }) => id === threadId) && readAgain()}
        onMissed={readAgain}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 3, pb: 2 }}>
        <SearchField param="find" label={t.searchThreads} />
        <ListExport list="THREADS" label={t.threads} narrowedTo={({ search, filter }) => ({ search, filter })} />
      </Box>
      <SearchTabs label={t.whatIsShown} name="box" tabs={tabs} selected={box} />
      <Box sx={{ overflowY: 'auto' }} tabIndex={0} role="region" aria-label={t.listOfThreads}>
        {threads.length ? (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {threads.map((thread) => (
              <ThreadRow key={thread.id} thread={thread} />
            ))}
          </Box>
        ) : (
          <Empty>{search.get('find') ? t.noThreadFits : empty[box]}</Empty>
        )}
        <More page={page} />
      </Box>
    </Box>
  )
}
