import { useEffect, useRef } from 'react'

/**
 * A ref for what holds a list: where an entry goes that had the focus, it falls to the next thing there, not to the
 * page.
 */
export function useKeptFocus<Element extends HTMLElement>(count: number) {
  const frame = useRef<Element>(null)
  const before = useRef(count)
  useEffect(() => {
    const fewer = count < before.current
    before.current = count
    if (fewer && document.activeElement === document.body)
      frame.current?.querySelector<HTMLElement>('td button, button')?.focus()
  }, [count])
  return frame
}
