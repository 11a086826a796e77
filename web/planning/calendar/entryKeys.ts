// The keys of an entry that has the focus.
import type { KeyboardEvent } from 'react'

export type Direction = 'previous' | 'next' | 'dayBefore' | 'dayAfter'

interface Commands {
  menu: () => void
  /** To the entry before or behind, or to the nearest one of another day. */
  go: (to: Direction) => void
  /** Moves it by so many minutes. */
  shift: (minutes: number) => void
  /** Moves its end alone by so many minutes. */
  stretch: (minutes: number) => void
}

const day = 24 * 60
const shifts: Partial<Record<string, number>> = { ArrowLeft: -day, ArrowRight: day, ArrowUp: -15, ArrowDown: 15 }
const ways: Partial<Record<string, Direction>> = {
  ArrowLeft: 'dayBefore',
  ArrowRight: 'dayAfter',
  ArrowUp: 'previous',
  ArrowDown: 'next',
}

/** Does what a key stands for; whether it stands for anything. */
export function entryKey(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  { menu, go, shift, stretch }: Commands,
): boolean {
  if (ctrlKey || metaKey) return false
  const minutes = shifts[key]
  if (altKey || (shiftKey && minutes !== undefined)) {
    if (minutes === undefined) return false
    if (altKey) shift(minutes)
    else stretch(minutes)
    return true
  }
  if (key === 'm' || key === 'ContextMenu' || (key === 'F10' && shiftKey)) {
    menu()
    return true
  }
  return directionKey({ key, shiftKey }, go)
}

/** Goes where an arrow leads; whether the key is one. */
export function directionKey({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>, go: Commands['go']): boolean {
  const way = shiftKey ? undefined : ways[key]
  if (way) go(way)
  return way !== undefined
}

/** The entry beside one, as they stand on the screen: by their day, then by where they begin. */
export function besideEntry(frame: HTMLElement, from: HTMLElement, to: Direction): HTMLElement | undefined {
  const dayOf = (element: HTMLElement) => element.closest<HTMLElement>('[data-date]')?.dataset.date ?? ''
  const placed = [...frame.querySelectorAll<HTMLElement>('[data-entry]')].map((element) => ({
    element,
    day: dayOf(element),
    top: element.getBoundingClientRect().top,
  }))
  const ordered = placed.toSorted((one, other) => one.day.localeCompare(other.day) || one.top - other.top)
  const at = ordered.findIndex(({ element }) => element === from)
  const here = ordered[at]
  if (!here) return undefined
  if (to === 'previous' || to === 'next') return ordered[at + (to === 'next' ? 1 : -1)]?.element
  const others = ordered.filter(({ day: date }) => (to === 'dayAfter' ? date > here.day : date < here.day))
  const nearestDay = (to === 'dayAfter' ? others[0] : others.at(-1))?.day
  const there = others.filter(({ day: date }) => date === nearestDay)
  return there.toSorted((one, other) => Math.abs(one.top - here.top) - Math.abs(other.top - here.top))[0]?.element
}
