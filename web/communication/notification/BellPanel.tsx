import Box from '@mui/material/Box'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { Suspense, useCallback, useEffect, useId, useRef } from 'react'
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay'
import type { BellPanelQuery } from '../../__generated__/BellPanelQuery.graphql.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { ButtonLink, PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Retry } from '../../kernel/ui/Retry.tsx'
import { NotificationLine } from './NotificationLine.tsx'
import { useMarkNotifications } from './useMarkNotifications.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query BellPanelQuery {
    notifications(first: 8) {
      edges {
        node {
          id
          ...NotificationLine_notification
        }
      }
    }
  }
`

interface BellPanelProps {
  anchor: HTMLElement | null
  unread: number
  onClose: () => void
}

/** The latest of what one was told, under the bell. */
export function BellPanel({ anchor, unread, onClose }: BellPanelProps) {
  const titleId = useId()
  const [reference, load] = useQueryLoader<BellPanelQuery>(query)
  const isOpen = anchor !== null
  const read = useCallback(
    () => load({}, { fetchPolicy: 'store-and-network', networkCacheConfig: { metadata: { silent: true } } }),
    [load],
  )
  useEffect(() => {
    if (isOpen) read()
  }, [isOpen, read])
  return (
    <Popover
      open={isOpen}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: {
            width: 400,
            maxWidth: 'calc(100vw - 24px)',
            border: '1px solid var(--ops-line)',
            boxShadow: 'var(--ops-shadow)',
            bgcolor: 'var(--ops-raised)',
          },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          px: 3,
          py: 2,
          borderBottom: '1px solid var(--ops-line-2)',
        }}
      >
        <Typography component="h2" variant="h2" id={titleId}>
          {t.notifications}
        </Typography>
        <ButtonLink to="/mysettings" onClick={onClose} style={{ marginInlineStart: 'auto', textDecoration: 'none' }}>
          {t.settings}
        </ButtonLink>
      </Box>
      <Retry onRetry={read} style={{ padding: 12 }}>
        <Suspense fallback={<Waiting />}>
          {reference ? <Latest reference={reference} unread={unread} onClose={onClose} /> : <Waiting />}
        </Suspense>
      </Retry>
    </Popover>
  )
}

const Waiting = () => (
  <Box aria-busy="true" role="group" aria-label={t.loadingTheNotifications} sx={{ display: 'grid', gap: 2, p: 3 }}>
    {[0, 1, 2].map((n) => (
      <Ghost key={n} style={{ height: 36 }} />
    ))}
  </Box>
)

interface LatestProps {
  reference: PreloadedQuery<BellPanelQuery>
  unread: number
  onClose: () => void
}

function Latest({ reference, unread, onClose }: LatestProps) {
  const { edges } = usePreloadedQuery<BellPanelQuery>(query, reference).notifications
  const mark = useMarkNotifications()
  const latest = edges[0]?.node.id
  const inbox = useRef<HTMLAnchorElement>(null)
  // The button goes with what was unread; the focus stays in the window.
  const markAll = async (upToId: string) => {
    await mark({ upToId }, true)
    inbox.current?.focus()
  }
  return (
    <>
      {edges.length ? (
        <Box
          component="ul"
          aria-label={t.theLatest}
          sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 'min(440px, 60vh)', overflowY: 'auto' }}
        >
          {edges.map(({ node }) => (
            <NotificationLine key={node.id} notification={node} onOpen={onClose} />
          ))}
        </Box>
      ) : (
        <Empty>{t.youHaveBeenToldNothingYet}</Empty>
      )}
      <Box sx={{ display: 'flex', gap: 2, px: 3, py: 2, borderTop: '1px solid var(--ops-line-2)' }}>
        <ButtonLink ref={inbox} to="/mynotifications" className="outlined" onClick={onClose}>
          {t.openTheInbox}
        </ButtonLink>
        {unread && latest ? (
          <PlainButton type="button" onClick={() => void markAll(latest)} style={{ marginInlineStart: 'auto' }}>
            {t.markAllAsRead}
          </PlainButton>
        ) : null}
      </Box>
    </>
  )
}
