import { useState } from 'react'

/** A text that is being typed, kept in the tab over a reload until it is cleared. */
export function useKeptText(name: string): [text: string, set: (text: string) => void] {
  const key = `draft ${name}`
  const [text, setText] = useState(() => read(key))
  return [
    text,
    (next) => {
      setText(next)
      try {
        if (next) sessionStorage.setItem(key, next)
        else sessionStorage.removeItem(key)
      } catch {
        // Then it is kept for as long as the page is open.
      }
    },
  ]
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
