import { useEffect, useRef, type RefObject } from 'react'
import { windows } from '../../kernel/ui/isCovered.ts'

interface Steps {
  next: () => void
  undo: () => void
}

/**
 * Space and U work the stopwatch wherever the focus is, but where they mean something else: in a field, on another
 * button.
 */
export function useWatchKeys(big: RefObject<HTMLButtonElement | null>, steps: Steps) {
  const latest = useRef(steps)
  useEffect(() => {
    latest.current = steps
  })
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const target = event.target as HTMLElement
      const isTaken =
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        target.closest(`input, textarea, select, [contenteditable], ${windows}`)
      if (isTaken) return
      if (event.key === 'u' || event.key === 'U') {
        event.preventDefault()
        if (!event.repeat) latest.current.undo()
      } else if (event.key === ' ' && (target === big.current || !target.closest('button, a, summary'))) {
        // When it is pressed, not when it is let go, which is when a button would act.
        event.preventDefault()
        if (!event.repeat) latest.current.next()
      }
    }
    const hold = (event: KeyboardEvent) => {
      if (event.key === ' ' && event.target === big.current) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    document.addEventListener('keyup', hold)
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('keyup', hold)
    }
  }, [big])
}
