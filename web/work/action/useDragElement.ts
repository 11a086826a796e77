import { useEffect, useState } from 'react'

export type Dragging = typeof import('./dragging.ts')

/** A ref for an element that takes part in dragging, once its code has come; `attach` must be stable. */
export function useDragElement(attach: (dragging: Dragging, element: HTMLElement) => () => void) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (!element) return
    let detach: (() => void) | undefined
    let gone = false
    void import('./dragging.ts').then((dragging) => {
      if (!gone) detach = attach(dragging, element)
    })
    return () => {
      gone = true
      detach?.()
    }
  }, [element, attach])
  return setElement
}
