import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Work } from './work.ts'

interface Options {
  onOver?: (work: Work, fraction: number) => void
  onDrop: (work: Work, fraction: number) => void
  onLeave?: () => void
}

/** A ref for a place to put work; told is where on its width the work begins, from 0 to 1. */
export function useTarget<Element extends HTMLElement>({ onOver, onDrop, onLeave }: Options) {
  const element = useRef<Element>(null)
  const [isOver, setOver] = useState(false)
  const over = useEffectEvent((work: Work, fraction: number) => {
    setOver(true)
    onOver?.(work, fraction)
  })
  const leave = useEffectEvent(() => {
    setOver(false)
    onLeave?.()
  })
  const drop = useEffectEvent((work: Work, fraction: number) => {
    setOver(false)
    onDrop(work, fraction)
  })
  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    const at = (clientX: number, grab: number) => {
      const { left, width } = element.current!.getBoundingClientRect()
      return (clientX - grab - left) / width
    }
    void import('./plannerDragging.ts').then(({ takes }) => {
      if (gone || !element.current) return
      stop = takes(element.current, {
        onOver: ({ work, grab }, clientX) => over(work, at(clientX, grab)),
        onLeave: () => leave(),
        onDrop: ({ work, grab }, clientX) => drop(work, at(clientX, grab)),
      })
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [])
  return { element, isOver }
}
