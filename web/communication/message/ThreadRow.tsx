import { styled } from '@mui/material/styles'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { ThreadRow_thread$key } from '../../__generated__/ThreadRow_thread.graphql.ts'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { useNow } from '../../kernel/ui/useNow.ts'
import { FeedLink } from './FeedLink.tsx'
import { localTime } from '../../kernel/ui/localTime.ts'
import { unseen } from '../../kernel/ui/unseen.ts'
import * as t from './__generated__/messages.ts'

const Row = styled(FeedLink)({
  '& .unread': { fontWeight: 650 },
  '& .count': {
    justifySelf: 'end',
    minWidth: 20,
    padding: '0 6px',
    borderRadius: 10,
    background: 'var(--ops-brand)',
    color: 'var(--ops-on-brand)',
    fontSize: 12,
    lineHeight: '20px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
})

/** A thread in the list: what it is about, what was said last, what of it is unread. */
export function ThreadRow({ thread: key }: { thread: ThreadRow_thread$key }) {
  const thread = useFragment(
    graphql`
      fragment ThreadRow_thread on Thread {
        id
        subject
        responsible
        organizationName
        rootName
        closedAt
        isMuted
        lastAt
        unreadCount
        action {
          key
        }
        lastMessage {
          text
          author {
            name
          }
        }
      }
    `,
    key,
  )
  const { search } = useLocation()
  const now = useNow()
  const { unreadCount, lastMessage, action } = thread
  return (
    <li>
      <Row to={{ pathname: `/comms/thread/${thread.id}`, search }}>
        <span className={unreadCount ? 'line unread' : 'line'} title={thread.subject}>
          {thread.subject}
        </span>
        <time className="quiet" dateTime={thread.lastAt}>
          {localTime(thread.lastAt, now)}
        </time>
        <span className="line quiet">
          {lastMessage ? `${lastMessage.author.name}: ${lastMessage.text}` : t.nothingWasSaidYet2}
        </span>
        {unreadCount ? (
          <span className="count">
            <span aria-hidden="true">{unreadCount > 99 ? '99+' : unreadCount}</span>
            <span style={unseen}>{t.unread2({ unreadCount })}</span>
          </span>
        ) : (
          <span />
        )}
        <span className="line quiet">
          {[action?.key, inRoot({ name: thread.responsible ?? thread.organizationName, rootName: thread.rootName })]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span style={{ display: 'flex', gap: 4, justifySelf: 'end' }}>
          {thread.closedAt ? <Tag>{t.closed}</Tag> : null}
          {thread.isMuted ? <Tag>{t.muted}</Tag> : null}
        </span>
      </Row>
    </li>
  )
}
