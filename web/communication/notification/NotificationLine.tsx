import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { NotificationLine_notification$key } from '../../__generated__/NotificationLine_notification.graphql.ts'
import { useNow } from '../../kernel/ui/useNow.ts'
import { agoOf } from './ago.ts'
import { UnreadMark } from './UnreadMark.tsx'
import { useMarkNotifications } from './useMarkNotifications.ts'

interface NotificationLineProps {
  notification: NotificationLine_notification$key
  onOpen: () => void
}

/** One notification in a few words; opening it marks it as read. */
export function NotificationLine({ notification: key, onOpen }: NotificationLineProps) {
  const { id, text, path, at, readAt } = useFragment(
    graphql`
      fragment NotificationLine_notification on Notification {
        id
        text
        path
        at
        readAt
      }
    `,
    key,
  )
  const mark = useMarkNotifications()
  const now = useNow()
  return (
    <Box component="li" sx={{ borderBottom: '1px solid var(--ops-line-2)', '&:last-child': { borderBottom: 0 } }}>
      <Box
        component={Link}
        to={path ?? '/mynotifications'}
        onClick={() => {
          if (!readAt) void mark({ ids: [id] }, true)
          onOpen()
        }}
        sx={{
          display: 'grid',
          gridTemplateColumns: '8px minmax(0, 1fr)',
          gap: 2,
          px: 3,
          py: 2,
          color: 'text.primary',
          textDecoration: 'none',
          '&:hover': { bgcolor: 'var(--ops-line-2)' },
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        <UnreadMark isUnread={!readAt} />
        <span>
          <Box
            component="span"
            sx={{
              display: '-webkit-box',
              WebkitLineClamp: 2,
              WebkitBoxOrient: 'vertical',
              overflow: 'hidden',
              fontWeight: readAt ? 400 : 550,
              overflowWrap: 'anywhere',
            }}
          >
            {text}
          </Box>
          <Box component="time" dateTime={at} sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
            {agoOf(at, now)}
          </Box>
        </span>
      </Box>
    </Box>
  )
}
