import { useEffect, useState } from 'react'

/** The time in milliseconds, told again so many milliseconds later while something runs. */
export function useSeconds(isRunning: boolean, every = 1000): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isRunning) return
    const tell = () => setNow(Date.now())
    const first = setTimeout(tell)
    const timer = setInterval(tell, every)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [isRunning, every])
  return now
}
