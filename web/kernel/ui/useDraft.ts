import { useCallback, useEffect, useRef, useState } from 'react'
import { draftKey, keepDraft, readDraft } from './drafts.ts'

type Next<Value> = Value | ((before: Value) => Value)

/**
 * State that outlives a reload: what is typed, until it is sent or set back to what it began with. `open` says what a
 * form shows of what was kept.
 */
export function useDraft<Value>(
  name: string,
  initial: Value,
  open: (kept: Value | undefined) => Value = (kept) => kept ?? initial,
): [draft: Value, set: (next: Next<Value>) => void] {
  // An answer that comes after somebody else has signed in is still of the one who asked.
  const [key] = useState(() => draftKey(name))
  const [draft, setDraft] = useState(() => open(readDraft<Value>(key)))
  const latest = useRef(draft)
  const unchanged = useRef(initial)
  useEffect(() => {
    unchanged.current = initial
  })
  const set = useCallback(
    (next: Next<Value>) => {
      latest.current = typeof next === 'function' ? (next as (before: Value) => Value)(latest.current) : next
      const isChanged = JSON.stringify(latest.current) !== JSON.stringify(unchanged.current)
      keepDraft(key, isChanged ? latest.current : undefined)
      setDraft(latest.current)
    },
    [key],
  )
  return [draft, set]
}
