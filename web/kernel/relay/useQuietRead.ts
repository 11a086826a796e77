import { useCallback, useEffect, useEffectEvent, useRef } from 'react'

const soon = 800

/** A stable function that has something read again, quietly: a moment after it is called, and only so often. */
export function useQuietRead(read: () => void, every = 5_000): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const readAt = useRef(-every)
  const heard = useEffectEvent(() => {
    timer.current ??= setTimeout(
      () => {
        timer.current = undefined
        readAt.current = performance.now()
        read()
      },
      Math.max(soon, readAt.current + every - performance.now()),
    )
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const listener = useRef(() => {})
  useEffect(() => {
    listener.current = () => heard()
  }, [])
  return useCallback(() => listener.current(), [])
}
