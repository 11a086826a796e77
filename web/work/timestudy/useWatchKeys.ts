import type { RefObject } from 'react'
import { windows } from '../../kernel/ui/isCovered.ts'
import { useKeys } from '../../kernel/ui/useKeys.ts'

interface Steps {
  next: () => void
  undo: () => void
}

/**
 * Space and U work the stopwatch wherever the focus is, but where they mean something else: in a field, on another
 * button.
 */
export function useWatchKeys(big: RefObject<HTMLButtonElement | null>, steps: Steps) {
  useKeys((event) => {
    const target = event.target as HTMLElement
    const isTaken =
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      target.closest(`input, textarea, select, [contenteditable], ${windows}`)
    if (isTaken) return
    if (event.key === 'u' || event.key === 'U') {
      event.preventDefault()
      if (!event.repeat) steps.undo()
    } else if (event.key === ' ' && (target === big.current || !target.closest('button, a, summary'))) {
      // When it is pressed, not when it is let go, which is when a button would act.
      event.preventDefault()
      if (!event.repeat) steps.next()
    }
  })
  useKeys(
    (event) => {
      if (event.key === ' ' && event.target === big.current) event.preventDefault()
    },
    { isUp: true },
  )
}
