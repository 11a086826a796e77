import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { InboxList_query$data, InboxList_query$key } from '../../__generated__/InboxList_query.graphql.ts'
import type { InboxListPageQuery } from '../../__generated__/InboxListPageQuery.graphql.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { More } from '../../kernel/ui/More.tsx'
import { ButtonLink, PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { useNow } from '../../kernel/ui/useNow.ts'
import { dayHeading } from './ago.ts'
import { InboxRow } from './InboxRow.tsx'
import { inboxFilter } from './inboxFilter.ts'
import { useInboxKeys } from './useInboxKeys.ts'
import { useMarkNotifications } from './useMarkNotifications.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

type Edge = InboxList_query$data['notifications']['edges'][number]

/** What one was told, latest first, a day a part; of a day what is unread comes first. */
export function InboxList({ query: key, unread }: { query: InboxList_query$key; unread: number }) {
  const { data, ...page } = usePaginationFragment<InboxListPageQuery, InboxList_query$key>(
    graphql`
      fragment InboxList_query on Query
      @refetchable(queryName: "InboxListPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "Cursor" }
        filter: { type: "NotificationFilter!" }
      ) {
        notifications(first: $first, after: $after, filter: $filter)
          @connection(key: "InboxList_notifications", filters: ["filter"]) {
          edges {
            node {
              id
              at
              readAt
              ...InboxRow_notification
            }
          }
        }
      }
    `,
    key,
  )
  const { edges } = data.notifications
  const [search] = useSearch()
  const { unreadOnly, about } = inboxFilter(search)
  const mark = useMarkNotifications()
  const list = useRef<HTMLDivElement>(null)
  useInboxKeys(list)
  const now = useNow()
  const wasUnread = useUnreadWhenSeen(edges)
  const days = new Map<string, Edge[]>()
  for (const edge of edges.toSorted((one, other) => Date.parse(other.node.at) - Date.parse(one.node.at))) {
    const day = dayHeading(edge.node.at, now)
    days.set(day, [...(days.get(day) ?? []), edge])
  }
  const latest = edges[0]?.node.id
  return (
    <Section
      title={t.inbox}
      about={unread ? t.unreadJAndKGoThrough({ unread }) : t.allIsReadJAndK}
      actions={
        <>
          <ButtonLink to="/mysettings" className="outlined">
            {t.settings}
          </ButtonLink>
          <PlainButton
            type="button"
            className="outlined"
            aria-disabled={!unread || !latest || Boolean(about)}
            title={about ? t.showAllOfTheInboxFirst : undefined}
            onClick={() => !about && unread && latest && void mark({ upToId: latest }, true)}
          >
            {t.markAllAsRead}
          </PlainButton>
        </>
      }
    >
      <div ref={list}>
        {[...days].map(([day, ofDay]) => (
          <Day key={day} day={day} edges={ofDay.toSorted((one, other) => +wasUnread(other) - +wasUnread(one))} />
        ))}
      </div>
      {edges.length ? null : (
        <Empty>{unreadOnly || about ? t.nothingLikeThisIsInYour : t.youHaveBeenToldNothingYet2}</Empty>
      )}
      <More page={page} />
    </Section>
  )
}

/** Whether one was unread when it came, so that nothing moves away under whoever reads it. */
function useUnreadWhenSeen(edges: readonly Edge[]) {
  const [seen] = useState(() => new Map<string, boolean>())
  for (const { node } of edges) if (!seen.has(node.id)) seen.set(node.id, !node.readAt)
  return ({ node }: Edge) => seen.get(node.id)!
}

function Day({ day, edges }: { day: string; edges: readonly Edge[] }) {
  const id = useId()
  return (
    <>
      <Typography
        component="h3"
        variant="body2"
        id={id}
        sx={{
          px: 3,
          py: 1,
          color: 'text.secondary',
          fontWeight: 550,
          bgcolor: 'background.default',
          borderBottom: '1px solid var(--ops-line-2)',
        }}
      >
        {day}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {edges.map(({ node }) => (
          <InboxRow key={node.id} notification={node} />
        ))}
      </Box>
    </>
  )
}
