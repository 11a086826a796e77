import { useEffectEvent, useLayoutEffect } from 'react'

interface Options {
  /** Before what has the focus hears it. */
  capture?: boolean
  /** Where a key is let go. */
  isUp?: boolean
}

/**
 * Hears the keys of the whole page as soon as what hears them is shown: after a passive effect the first press of who
 * is quick is lost.
 */
export function useKeys(onKey: (event: KeyboardEvent) => void, { capture = false, isUp = false }: Options = {}) {
  const heard = useEffectEvent(onKey)
  const name = isUp ? 'keyup' : 'keydown'
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => heard(event)
    document.addEventListener(name, listen, { capture })
    return () => document.removeEventListener(name, listen, { capture })
  }, [name, capture])
}
