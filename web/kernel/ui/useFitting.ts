import { useLayoutEffect, useState, type RefObject } from 'react'

/** How many of a row's `[data-place]` stand in its first line; the row wraps the others out of sight. */
export function useFitting(row: RefObject<HTMLElement | null>): number {
  const [fitting, setFitting] = useState(Infinity)
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => {
      const places = [...element.querySelectorAll<HTMLElement>('[data-place]')]
      const top = places[0]?.offsetTop ?? 0
      const first = places.findIndex((place) => place.offsetTop > top)
      setFitting(first < 0 ? Infinity : first)
    }
    measure()
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    // Another order, or a longer count.
    const changed = new MutationObserver(measure)
    changed.observe(element, { childList: true, subtree: true, characterData: true })
    return () => {
      resized.disconnect()
      changed.disconnect()
    }
  }, [row])
  return fitting
}
