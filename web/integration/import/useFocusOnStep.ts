import { useEffect, useRef } from 'react'

/**
 * A ref for what shows a step: where the next one took the place of what had the focus, it falls to its heading, not to
 * the page.
 */
export function useFocusOnStep<Element extends HTMLElement>(step: string) {
  const frame = useRef<Element>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    const heading = frame.current?.querySelector('h2')
    if (!heading || document.activeElement !== document.body) return
    heading.tabIndex = -1
    heading.focus()
  }, [step])
  return frame
}
