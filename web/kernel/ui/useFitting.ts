import { useLayoutEffect, useState, type RefObject } from 'react'

interface Fit {
  /** How many stand in the first line. */
  count: number
  /** How short they are said, 0 for in full. */
  level: number
}

const fitAt = (element: HTMLElement): number => {
  const places = [...element.querySelectorAll<HTMLElement>('[data-place]')]
  const top = places[0]?.offsetTop ?? 0
  const first = places.findIndex((place) => place.offsetTop > top)
  return first < 0 ? Infinity : first
}

/**
 * How many of a row's `[data-place]` stand in its first line; the row wraps the others out of sight. Where not all do,
 * they are said shorter, up to the last of these levels: the row's look follows its `data-level`.
 */
export function useFitting(row: RefObject<HTMLElement | null>, levels = 1): Fit {
  const [fit, setFit] = useState<Fit>({ count: Infinity, level: 0 })
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => {
      let level = -1
      let count = 0
      do {
        element.setAttribute('data-level', String(++level))
        count = fitAt(element)
      } while (count < Infinity && level < levels - 1)
      setFit((was) => (was.count === count && was.level === level ? was : { count, level }))
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
  }, [row, levels])
  return fit
}
