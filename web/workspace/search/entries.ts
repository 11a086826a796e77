// What the palette offers: things that are found, places to go, and what can be done.

export interface Entry {
  id: string
  group: string
  title: string
  /** What stands beside it: where it is, its key, the keys that do the same. */
  detail?: string
  keys?: string
  isOver?: boolean
  /** Where it leads; what leads nowhere does something. */
  to?: string
  run?: () => void
}

/** Whether all words that were typed begin words of a text. */
export function hasWords(text: string, typed: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return typed
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)))
}
