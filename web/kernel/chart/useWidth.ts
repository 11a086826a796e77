import { useLayoutEffect, useState, type RefObject } from 'react'

const usual = 640

/** How wide an element is now, in pixels; charts are drawn to it, so that their text keeps its size. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setWidth(current.clientWidth)
    measure()
    const resized = new ResizeObserver(measure)
    resized.observe(current)
    return () => resized.disconnect()
  }, [element])
  return width || usual
}
