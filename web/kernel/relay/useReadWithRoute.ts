import { useEffect, useEffectEvent, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'

/** Reads a part of a screen again where the screen itself is read again. */
export function useReadWithRoute(read: () => void) {
  const { state } = useRevalidator()
  const was = useRef(state)
  const readNow = useEffectEvent(read)
  useEffect(() => {
    if (was.current === 'loading' && state === 'idle') readNow()
    was.current = state
  }, [state])
}
