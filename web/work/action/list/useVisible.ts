import { useLayoutEffect, useState, type RefObject } from 'react'

/** However high a screen is, no more lines than these are in the page. */
const mostLines = 60
const beyond = 8
/** Lines come and go a few at a time. */
const stride = 4

export interface Visible {
  first: number
  /** Behind the last. */
  end: number
  /** How many fit in what is seen. */
  fitting: number
}

/** Which lines of an equal height are in sight, and some beyond; told again only where others are. */
export function useVisible(frame: RefObject<HTMLElement | null>, lines: number, height: number, head: number): Visible {
  const [visible, setVisible] = useState<Visible>({ first: 0, end: Math.min(lines, 30), fitting: 20 })
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const look = () => {
      const fitting = Math.max(1, Math.floor((element.clientHeight - head) / height))
      const count = Math.min(mostLines, Math.ceil((element.clientHeight - head) / height) + 1 + 2 * beyond + stride)
      const top = Math.floor(element.scrollTop / height)
      const first = Math.max(0, Math.min(Math.floor((top - beyond) / stride) * stride, lines - 1))
      const end = Math.min(lines, first + count)
      setVisible((known) =>
        known.first === first && known.end === end && known.fitting === fitting ? known : { first, end, fitting },
      )
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    const watch = new ResizeObserver(look)
    watch.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      watch.disconnect()
    }
  }, [frame, lines, height, head])
  return visible
}
