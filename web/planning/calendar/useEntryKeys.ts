import type { KeyboardEvent, MouseEvent, RefObject } from 'react'
import { toast } from '../../kernel/shell/toast.ts'
import type { Entry, Times } from './entries.ts'
import type { EntryCount } from './entryCounts.ts'
import { besideEntry, directionKey, entryKey, type Direction } from './entryKeys.ts'
import { shiftedTimes, stretchedTimes } from './movedEntry.ts'
import * as t from './__generated__/messages.ts'

interface EntryCommands {
  frame: RefObject<HTMLElement | null>
  entries: readonly Entry[]
  counts: readonly EntryCount[]
  moveTo: (entry: Entry, times: Times) => Promise<void>
  onMenu: (entry: Entry, anchor: HTMLElement) => void
}

const elementOf = (target: EventTarget) => (target as HTMLElement).closest<HTMLElement>('[data-entry]')

/** The handlers of the keys of an entry that has the focus, and of the mouse that asks for its menu. */
export function useEntryKeys({ frame, entries, counts, moveTo, onMenu }: EntryCommands) {
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const element = elementOf(event.target)
    if (!element) return
    const entry = entries.find(({ id }) => id === element.dataset.entry)
    const go = (to: Direction) => besideEntry(frame.current!, element, to)?.focus()
    const isCount = counts.some(({ id }) => id === element.dataset.entry)
    const done = entry ? entryKey(event, commandsOf(entry, element, go)) : isCount && directionKey(event, go)
    if (!done) return
    event.preventDefault()
    event.stopPropagation()
  }

  const commandsOf = (entry: Entry, element: HTMLElement, go: (to: Direction) => void) => ({
    menu: () => onMenu(entry, element),
    go,
    shift: (minutes: number) => {
      if (!entry.canMove) return onMenu(entry, element)
      void moveTo(entry, shiftedTimes(entry, minutes))
    },
    stretch: (minutes: number) => {
      if (!entry.canMove || !entry.end) return onMenu(entry, element)
      const times = stretchedTimes(entry, entry.end, minutes)
      if (times) void moveTo(entry, times)
      else toast('error', t.keepsItsEnd({ title: entry.title }), t.itEndsAfterItBegins)
    },
  })

  function onContextMenu(event: MouseEvent) {
    const element = elementOf(event.target)
    const entry = entries.find(({ id }) => id === element?.dataset.entry)
    if (!element || !entry) return
    event.preventDefault()
    onMenu(entry, element)
  }

  return { onKeyDown, onContextMenu }
}
