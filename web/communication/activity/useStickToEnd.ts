import { useEffect, useLayoutEffect, useRef } from 'react'

/** How far from its end one may have scrolled and still stands at it, in pixels. */
const near = 48

/**
 * A ref for what scrolls a list that grows at both ends: who stands at its end stays there, and who reads further up
 * keeps what they read where it is. `first` and `last` tell its ends apart.
 */
export function useStickToEnd(first: string | undefined, last: string | undefined) {
  const frame = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const before = useRef({ first, height: 0 })
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const grown = element.scrollHeight - before.current.height
    if (isAtEnd.current) element.scrollTop = element.scrollHeight
    else if (first !== before.current.first) element.scrollTop += grown
    before.current = { first, height: element.scrollHeight }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what is new at the end is what it follows
  }, [first, last])
  useEffect(() => {
    const element = frame.current
    if (!element) return
    // What is written beneath it takes some of its height.
    const resized = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight
    })
    resized.observe(element)
    return () => resized.disconnect()
  }, [])
  const onScroll = () => {
    const element = frame.current
    if (element) isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < near
  }
  return { frame, onScroll }
}
