import Box from '@mui/material/Box'
import { lazy, useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { ask, onReached, useLostSince, watchConnection } from '../../kernel/offline/connection.ts'
import '../../kernel/offline/deliver.ts'
import { fetchAhead } from './fetchAhead.ts'
import { keepMarks } from '../../kernel/offline/keepMarks.ts'
import { replay } from '../../kernel/offline/replay.ts'
import { useWaiting } from '../../kernel/offline/useWaiting.ts'
import { clockHere } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

const RefusedDialog = lazy(async () => ({
  default: (await import('../../kernel/offline/RefusedDialog.tsx')).RefusedDialog,
}))

const timeOf = (at: number) => clockHere(at)

/**
 * Says that the connection is lost, since when, and what becomes of what was done meanwhile. Quiet, and gone when all
 * is well.
 */
export function ConnectionBar() {
  const environment = useRelayEnvironment()
  const lostSince = useLostSince()
  const all = useWaiting()
  const [reviewed, setReviewed] = useState(false)
  const refused = all.filter(({ problem }) => problem)
  const count = all.length - refused.length
  useEffect(() => {
    watchConnection()
    // What was left from before is sent now.
    void replay()
    const timer = setTimeout(() => void fetchAhead(), 1_000)
    const stop = onReached(() => {
      void fetchAhead()
      void replay()
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
  useEffect(() => {
    return keepMarks(environment)
  }, [environment])
  const lost = lostSince === null ? undefined : t.noConnectionSince({ timeOf: timeOf(lostSince) })
  const kept = count ? t.changesWait({ count }) : lost && t.whatYouDoWithRecordsIs
  const said = [
    lost,
    lost || !count ? kept : t.sendingChanges({ count }),
    refused.length ? t.changesNotTaken({ count: refused.length }) : undefined,
  ]
  const text = said.filter(Boolean).join(' ')
  return (
    <>
      <Box
        role="status"
        aria-label={t.connection}
        sx={{
          position: 'fixed',
          bottom: 12,
          insetInlineStart: 0,
          insetInlineEnd: 0,
          zIndex: 1250,
          display: 'grid',
          justifyItems: 'center',
          px: 3,
          pointerEvents: 'none',
        }}
      >
        {text ? (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 2,
              maxWidth: 720,
              px: 4,
              py: 2,
              pointerEvents: 'auto',
              border: '1px solid var(--ops-line)',
              borderRadius: '8px',
              boxShadow: 'var(--ops-shadow)',
              bgcolor: 'var(--ops-raised)',
              color: 'text.secondary',
            }}
          >
            <Box
              component="span"
              sx={{
                width: 8,
                height: 8,
                borderRadius: '50%',
                flex: 'none',
                bgcolor: lost || refused.length ? 'var(--ops-late)' : '#45B369',
              }}
            />
            <span>{text}</span>
            {lost ? (
              <PlainButton type="button" className="outlined" style={{ minHeight: 26 }} onClick={() => void ask()}>
                {t.tryNow}
              </PlainButton>
            ) : null}
            {refused.length ? (
              <PlainButton
                type="button"
                className="outlined"
                style={{ minHeight: 26 }}
                onClick={() => setReviewed(true)}
              >
                {t.viewChanges({ count: refused.length })}
              </PlainButton>
            ) : null}
          </Box>
        ) : null}
      </Box>
      {reviewed && refused[0] ? (
        <LateWindow onFailure={() => setReviewed(false)}>
          <RefusedDialog
            key={refused[0].id}
            entry={refused[0]}
            left={refused.length}
            onClose={() => setReviewed(false)}
          />
        </LateWindow>
      ) : null}
    </>
  )
}
