import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { InboxRow_notification$key } from '../../__generated__/InboxRow_notification.graphql.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { timeOf } from './ago.ts'
import { UnreadMark } from './UnreadMark.tsx'
import { useMarkNotifications } from './useMarkNotifications.ts'
import * as t from './__generated__/messages.ts'

/** One notification of the inbox; opening it marks it as read. */
export function InboxRow({ notification: key }: { notification: InboxRow_notification$key }) {
  const { id, kindName, text, path, at, readAt } = useFragment(
    graphql`
      fragment InboxRow_notification on Notification {
        id
        kindName
        text
        path
        at
        readAt
      }
    `,
    key,
  )
  const mark = useMarkNotifications()
  const isUnread = !readAt
  const open = () => {
    if (isUnread) void mark({ ids: [id] }, true)
  }
  const words = (
    <>
      <UnreadMark isUnread={isUnread} />
      <Box component="span" sx={{ overflowWrap: 'anywhere', fontWeight: isUnread ? 550 : 400 }}>
        {text}
      </Box>
    </>
  )
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 150px 44px 116px' },
        alignItems: 'center',
        columnGap: 3,
        px: 3,
        py: '6px',
        borderBottom: '1px solid var(--ops-line-2)',
        '&:hover, &:focus-within': { bgcolor: 'var(--ops-line-2)' },
        // Where a pointer hovers, a row says what can be done with it only then; E does the same.
        '@media (hover: hover)': { '&:not(:hover, :focus-within) [data-mark]': { opacity: 0 } },
      }}
    >
      <Box
        {...(path ? { component: Link, to: path } : { component: 'button', type: 'button' })}
        data-notification={id}
        onClick={open}
        sx={{
          gridColumn: { xs: '1 / -1', sm: 'auto' },
          display: 'grid',
          gridTemplateColumns: '8px minmax(0, 1fr)',
          gap: 2,
          p: '2px 0',
          border: 0,
          background: 'none',
          color: 'text.primary',
          font: 'inherit',
          textAlign: 'start',
          textDecoration: 'none',
          cursor: 'pointer',
          borderRadius: '4px',
        }}
      >
        {words}
      </Box>
      <Box
        component="span"
        sx={{ paddingInlineStart: { xs: 4, sm: 0 }, fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}
      >
        {kindName}
        <Box component="span" sx={{ display: { sm: 'none' } }}>
          {' '}
          · {timeOf(at)}
        </Box>
      </Box>
      <Box
        component="time"
        dateTime={at}
        sx={{
          display: { xs: 'none', sm: 'block' },
          fontSize: 12,
          lineHeight: '16px',
          color: 'text.secondary',
          textAlign: 'end',
        }}
      >
        {timeOf(at)}
      </Box>
      <PlainButton
        type="button"
        data-mark={id}
        aria-label={t.markAs({ value: isUnread ? t.read : t.unread2, text })}
        onClick={() => void mark({ ids: [id] }, isUnread)}
        style={{ justifySelf: 'end', fontSize: 12 }}
      >
        {isUnread ? t.markAsRead : t.markAsUnread}
      </PlainButton>
    </Box>
  )
}
