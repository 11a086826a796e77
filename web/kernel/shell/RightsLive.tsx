import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { StreamState } from '../relay/eventStream.ts'
import { refreshViewer } from './refreshViewer.ts'
import { streamCode } from '../relay/streamCode.ts'

/**
 * The server ends the stream of events where somebody's rights change. Once it is back, who is signed in and the screen
 * are read again, so that nothing is offered that is not theirs any more.
 */
export function RightsLive() {
  const environment = useRelayEnvironment()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    let wasLost = false
    function turn(state: StreamState) {
      if (state === 'live' && wasLost) void refreshViewer(environment).then(() => (isGone ? undefined : revalidate()))
      wasLost = state === 'lost'
    }
    void streamCode().then(({ onStreamState }) => {
      if (!isGone) stop = onStreamState(turn)
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [environment, revalidate])
  return null
}
