import { useLayoutEffect, useState, type RefObject } from 'react'

/** Where an element has no width, as in what is folded. */
const usual = 640

/**
 * How wide an element is now, in pixels; null before it is known. Charts are drawn to it, so that their text keeps its
 * size.
 */
export function useWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setWidth(current.clientWidth || usual)
    measure()
    const resized = new ResizeObserver(measure)
    resized.observe(current)
    return () => resized.disconnect()
  }, [element])
  return width
}
