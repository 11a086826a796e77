import { useEffect, useEffectEvent } from 'react'
import { onBoardMove } from './boardStore.ts'

const soon = 1_000
const atMost = 5_000
const anyway = 60_000

/**
 * Does something a moment after the board has moved, every five seconds at most; and each minute, for what time alone
 * changes.
 */
export function useQuietly(work: () => void) {
  const act = useEffectEvent(work)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let doneAt = -atMost
    const later = () => {
      if (timer !== undefined) return
      timer = setTimeout(now, Math.max(soon, doneAt + atMost - performance.now()))
    }
    function now() {
      timer = undefined
      // A page that nobody looks at waits until somebody does.
      if (document.hidden) return later()
      doneAt = performance.now()
      act()
    }
    const stop = onBoardMove(later)
    const clock = setInterval(later, anyway)
    return () => {
      stop()
      clearInterval(clock)
      clearTimeout(timer)
    }
  }, [])
}
