import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { Link, Outlet, useLocation } from 'react-router-dom'
import type { ThreadPaneQuery } from '../../__generated__/ThreadPaneQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { MessageComposer } from './MessageComposer.tsx'
import { ThreadHead } from './ThreadHead.tsx'
import { ThreadMessages } from './ThreadMessages.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query ThreadPaneQuery($id: ID!) {
    thread(id: $id) {
      id
      subject
      action {
        id
        key
        addressKey
        stateName
      }
      can {
        post {
          allowed
          reason
        }
      }
      ...ThreadHead_thread
      ...ThreadMessages_thread
    }
  }
`

/** The thread that is open: what it is about, what was said, and a place to say something. */
export function ThreadPane() {
  const { thread } = useRouteQuery<ThreadPaneQuery>(query)
  const { search } = useLocation()
  const back = { pathname: '/comms', search }
  if (!thread) {
    return (
      <Centered title={t.noSuchThread} text={t.thereIsNoThreadWithThis}>
        <ButtonLink className="primary" to={back}>
          {t.toTheThreads}
        </ButtonLink>
      </Centered>
    )
  }
  const { action, can } = thread
  return (
    <Box
      component="section"
      aria-label={thread.subject}
      sx={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto', minHeight: 0 }}
    >
      <Box sx={{ px: { xs: 3, md: 5 }, py: 3, borderBottom: '1px solid var(--ops-line-2)', display: 'grid', gap: 1 }}>
        <ButtonLink to={back} sx={{ display: { md: 'none' }, justifySelf: 'start' }}>
          {t.allThreads}
        </ButtonLink>
        <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {thread.subject}
        </Typography>
        {action ? (
          <Typography variant="body2">
            <Link to={{ pathname: `/comms/thread/${thread.id}/record/${action.addressKey}`, search }}>
              {action.key}
            </Link>
            , {action.stateName}
          </Typography>
        ) : null}
        <ThreadHead thread={thread} />
      </Box>
      {/* Turned around, it stays at its end, where what was said last is. */}
      <Box
        tabIndex={0}
        role="region"
        aria-label={t.whatWasSaid}
        sx={{ overflowY: 'auto', px: { xs: 3, md: 5 }, py: 4, display: 'flex', flexDirection: 'column-reverse' }}
      >
        <Box sx={{ mb: 'auto' }}>
          <ThreadMessages key={thread.id} thread={thread} />
        </Box>
      </Box>
      <Box sx={{ px: { xs: 3, md: 5 }, py: 3, borderTop: '1px solid var(--ops-line-2)' }}>
        <Why permission={can.post} />
        {can.post.allowed ? (
          <MessageComposer
            key={thread.id}
            about={action?.id ?? thread.id}
            actionId={action?.id}
            where={{ threadId: thread.id }}
          />
        ) : null}
      </Box>
      <Suspense>
        <Outlet />
      </Suspense>
    </Box>
  )
}
