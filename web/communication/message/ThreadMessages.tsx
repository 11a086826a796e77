import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { graphql, usePaginationFragment } from 'react-relay'
import type { ThreadMessages_thread$key } from '../../__generated__/ThreadMessages_thread.graphql.ts'
import type { ThreadMessagesPageQuery } from '../../__generated__/ThreadMessagesPageQuery.graphql.ts'
import { More } from '../../kernel/ui/More.tsx'
import { MessageItem } from './MessageItem.tsx'
import { useMarkRead } from './useMarkRead.ts'
import * as t from './__generated__/messages.ts'

/** What was said in a thread, in its order; what is shown is read. */
export function ThreadMessages({ thread }: { thread: ThreadMessages_thread$key }) {
  const { data, ...page } = usePaginationFragment<ThreadMessagesPageQuery, ThreadMessages_thread$key>(
    graphql`
      fragment ThreadMessages_thread on Thread
      @refetchable(queryName: "ThreadMessagesPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "Cursor" }) {
        id
        unreadCount
        messages(first: $first, after: $after) @connection(key: "ThreadMessages_messages") {
          edges {
            node {
              id
              createdAt
              ...MessageItem_message
            }
          }
        }
      }
    `,
    thread,
  )
  // The latest comes first; what was heard of since stands wherever it was put.
  const messages = data.messages.edges
    .map(({ node }) => node)
    .toReversed()
    .sort((one, other) => (one.createdAt < other.createdAt ? -1 : one.createdAt > other.createdAt ? 1 : 0))
  useMarkRead(data.id, data.unreadCount, messages.at(-1)?.id)
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <More page={page} label={t.showEarlier} style={{ padding: 0 }} />
      {messages.length ? (
        <Box
          component="ol"
          aria-label={t.messages}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          {messages.map((message) => (
            <MessageItem key={message.id} message={message} />
          ))}
        </Box>
      ) : (
        <Typography color="textSecondary">{t.nothingWasSaidYet}</Typography>
      )}
    </Box>
  )
}
