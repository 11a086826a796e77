import Box from '@mui/material/Box'
import { lazy, Suspense, useEffect, useState } from 'react'
import { graphql, usePreloadedQuery, useQueryLoader, useRelayEnvironment, type PreloadedQuery } from 'react-relay'
import { readAgain } from '../../kernel/relay/readAgain.ts'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import type { BellQuery } from '../../__generated__/BellQuery.graphql.ts'
import { useFollowSettings } from '../../people/preference/useFollowSettings.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { BellIcon } from './BellIcon.tsx'
import { useNotifications } from './useNotifications.ts'
import * as t from './__generated__/messages.ts'

const BellPanel = lazy(async () => ({ default: (await import('./BellPanel.tsx')).BellPanel }))

const query = graphql`
  query BellQuery {
    viewer {
      user {
        unreadNotifications
        settings {
          version
          theme
          toastMs
        }
      }
    }
  }
`

const silently = { metadata: { silent: true } }

/** When how many are unread was last read or heard: each screen has a bell of its own. */
let knownAt: number | undefined
const know = () => void (knownAt = performance.now())

/** What one was told and has not read, in the header of each screen. What fails in it leaves the header as it is. */
export function Bell() {
  const [reference, load] = useQueryLoader<BellQuery>(query)
  useEffect(() => {
    knownAt ??= performance.now()
    load({}, { fetchPolicy: 'store-or-network', networkCacheConfig: silently })
  }, [load])
  return (
    <Suspense fallback={<Shape unread={0} />}>
      {reference ? <Loaded reference={reference} /> : <Shape unread={0} />}
    </Suspense>
  )
}

function Loaded({ reference }: { reference: PreloadedQuery<BellQuery> }) {
  const { viewer } = usePreloadedQuery<BellQuery>(query, reference)
  const environment = useRelayEnvironment()
  useNotifications({
    onHeard: know,
    onMissed() {
      know()
      readAgain<BellQuery>(environment, query, {})
    },
    readSince: knownAt,
  })
  useFollowSettings(viewer?.user.settings)
  return viewer ? <Shape unread={viewer.user.unreadNotifications ?? 0} /> : null
}

const shown = (unread: number) => (unread > 99 ? '99+' : String(unread))

function Shape({ unread }: { unread: number }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [opened, setOpened] = useState(false)
  return (
    <>
      <PlainButton
        type="button"
        className="icon"
        aria-label={unread ? t.notificationsUnread({ shown: shown(unread) }) : t.notifications}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        style={{ position: 'relative' }}
        onClick={(event) => {
          setOpened(true)
          setAnchor(event.currentTarget)
        }}
      >
        <BellIcon />
        {unread ? (
          <Box
            component="span"
            aria-hidden="true"
            sx={{
              position: 'absolute',
              top: 1,
              insetInlineStart: 17,
              px: '4px',
              minWidth: 16,
              borderRadius: '8px',
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              fontSize: 10,
              fontWeight: 650,
              lineHeight: '16px',
              textAlign: 'center',
            }}
          >
            {shown(unread)}
          </Box>
        ) : null}
      </PlainButton>
      {opened ? (
        <LateWindow onFailure={() => setAnchor(null)}>
          <BellPanel anchor={anchor} unread={unread} onClose={() => setAnchor(null)} />
        </LateWindow>
      ) : null}
    </>
  )
}
