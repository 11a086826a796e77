import { useEffect, useState } from 'react'
import type { Draft } from './draft.ts'

function read(key: string): Draft | undefined {
  try {
    const text = sessionStorage.getItem(key)
    return text ? (JSON.parse(text) as Draft) : undefined
  } catch {
    return undefined
  }
}

function write(key: string, draft: Draft | null) {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft))
    else sessionStorage.removeItem(key)
  } catch {
    // Then it is kept for as long as the page is open.
  }
}

/** What is typed, kept over a reload of the page until it is done or discarded. */
export function useDraft(form: string, initial: Draft) {
  const key = `draft ${form}`
  const [draft, setDraft] = useState<Draft>(() => ({ ...initial, ...read(key) }))
  const isChanged = JSON.stringify({ ...draft, version: 0 }) !== JSON.stringify({ ...initial, version: 0 })
  useEffect(() => {
    if (isChanged) write(key, draft)
  }, [key, draft, isChanged])
  return {
    draft,
    isChanged,
    change: (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed })),
    /** Forgets what was typed. */
    clear: () => {
      write(key, null)
      setDraft(initial)
    },
  }
}
