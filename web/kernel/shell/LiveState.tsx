import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import type { StreamState } from '../relay/eventStream.ts'
import { streamCode } from '../relay/streamCode.ts'
import * as t from './__generated__/messages.ts'

const words: Record<StreamState, string> = {
  connecting: t.connecting,
  live: t.live,
  lost: t.connectionLostTryingAgain,
}

const colors: Record<StreamState, string> = { connecting: 'var(--ops-ink-3)', live: '#45B369', lost: 'var(--ops-late)' }

/** Whether the board hears of changes. */
export function LiveState() {
  const [state, setState] = useState<StreamState>('connecting')
  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    void streamCode().then(({ onStreamState }) => {
      if (!gone) stop = onStreamState(setState)
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [])
  return (
    <Box
      role="status"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, color: 'text.disabled', fontSize: 12 }}
    >
      <Box component="span" sx={{ width: 6, height: 6, borderRadius: '50%' }} style={{ background: colors[state] }} />
      {words[state]}
    </Box>
  )
}
