import { useCallback, useEffect, useRef } from 'react'
import type { Card } from './BoardCard.tsx'
import { useDragElement, type Dragging } from './useDragElement.ts'

/** A ref for what takes the cards that are dropped on it. */
export function useDropTarget(drop: (card: Card) => void) {
  const latest = useRef(drop)
  useEffect(() => {
    latest.current = drop
  }, [drop])
  return useDragElement(
    useCallback(
      ({ makeTarget }: Dragging, element: HTMLElement) => makeTarget(element, (card: Card) => latest.current(card)),
      [],
    ),
  )
}
