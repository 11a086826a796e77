import type { KeyboardEvent } from 'react'

/** Ctrl+Enter, or ⌘Enter, in a form or one of its fields sends it. */
export function sendsByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.closest('form')?.requestSubmit()
}
