import { useEffect, useRef } from 'react'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { announce } from '../../kernel/ui/announce.ts'
import type { ActivityEntryShown } from './useActivity.ts'
import * as t from './__generated__/messages.ts'

/** Tells who listens to a screen reader of what others have added at the end of a stream since they look at it. */
export function useAnnounced(entries: readonly ActivityEntryShown[], shown: string) {
  const viewerId = useViewer()?.id
  const last = entries.at(-1)
  const seen = useRef({ last, shown })
  useEffect(() => {
    const before = seen.current
    seen.current = { last, shown }
    if (!last || !before.last || last.id === before.last.id || shown !== before.shown) return
    if (Date.parse(last.at) >= Date.parse(before.last.at) && last.by?.id !== viewerId)
      announce(last.by ? t.newBy({ name: last.by.name }) : t.newAutomatic)
  }, [last, shown, viewerId])
}
