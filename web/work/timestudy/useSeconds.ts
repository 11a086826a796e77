import { useEffect, useState } from 'react'
import { useLookBack } from '../../kernel/ui/lookBack.ts'

/**
 * The time in milliseconds, told again so many milliseconds later while something runs; of a screen that is looked back
 * to, that of then.
 */
export function useSeconds(isRunning: boolean, every = 1000): number {
  const [now, setNow] = useState(() => Date.now())
  const asOf = useLookBack()
  const goesOn = isRunning && asOf === undefined
  useEffect(() => {
    if (!goesOn) return
    const tell = () => setNow(Date.now())
    const first = setTimeout(tell)
    const timer = setInterval(tell, every)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [goesOn, every])
  return asOf === undefined ? now : Date.parse(asOf)
}
