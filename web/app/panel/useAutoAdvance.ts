import { useEffect, useEffectEvent, useState } from 'react'

/** Goes on by itself every so many seconds while it plays; there is nothing to go on to at the end. */
export function useAutoAdvance(seconds: number, onNext: (() => void) | undefined) {
  const [wants, setWants] = useState(false)
  const isPlaying = wants && onNext !== undefined
  const next = useEffectEvent(() => onNext?.())
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => next(), seconds * 1000)
    return () => clearInterval(timer)
  }, [isPlaying, seconds])
  return [isPlaying, setWants] as const
}
