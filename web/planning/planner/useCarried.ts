import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { usePlanner } from './PlannerContext.ts'
import type { Work } from './work.ts'

/** A ref for what carries some work when it is dragged. */
export function useCarried<Element extends HTMLElement>(work: Work): RefObject<Element | null> {
  const element = useRef<Element>(null)
  const { show } = usePlanner()
  const current = useEffectEvent(() => work)
  const ended = useEffectEvent(() => show(work, undefined))
  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    void import('./plannerDragging.ts').then(({ carries }) => {
      if (!gone && element.current)
        stop = carries(
          element.current,
          () => current(),
          () => ended(),
        )
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [])
  return element
}
