// What a key does in the tree, as the ARIA practices have it; M moves, Space selects with all below.
import type { KeyboardEvent } from 'react'
import { mirroredKey } from '../../kernel/ui/mirrored.ts'

type Step =
  | { kind: 'focus'; element: HTMLElement }
  | { kind: 'open' | 'close' | 'enter' | 'select' | 'menu' | 'move' | 'more' }

/** What has been typed to find a name, and when last. */
export interface Typed {
  text: string
  at: number
}

const pause = 700

export function keyStep(event: KeyboardEvent, item: HTMLElement, tree: HTMLElement, typed: Typed): Step | undefined {
  const { key, shiftKey, ctrlKey, altKey, metaKey, timeStamp } = event
  if (key === 'ContextMenu' || (shiftKey && key === 'F10')) return { kind: 'menu' }
  if (ctrlKey || altKey || metaKey) return undefined
  const items = [...tree.querySelectorAll<HTMLElement>('[role=treeitem]')]
  const focus = (element: HTMLElement | null | undefined): Step | undefined =>
    element ? { kind: 'focus', element } : undefined
  const at = items.indexOf(item)
  const expanded = item.ariaExpanded ?? item.getAttribute('aria-expanded')
  switch (mirroredKey(key)) {
    case 'ArrowDown':
      return focus(items[at + 1])
    case 'ArrowUp':
      return focus(items[at - 1])
    case 'Home':
      return focus(items[0])
    case 'End':
      return focus(items.at(-1))
    case 'ArrowRight':
      return expanded === 'false'
        ? { kind: 'open' }
        : expanded === 'true'
          ? focus(item.querySelector<HTMLElement>('[role=treeitem]'))
          : undefined
    case 'ArrowLeft':
      return expanded === 'true'
        ? { kind: 'close' }
        : focus(item.parentElement?.closest<HTMLElement>('[role=treeitem]'))
    case 'Enter':
      return { kind: item.dataset.more === undefined ? 'enter' : 'more' }
  }
  const isTyping = typed.text !== '' && timeStamp - typed.at < pause
  if (key === ' ' && !isTyping) return { kind: item.dataset.more === undefined ? 'select' : 'more' }
  if (key.toLowerCase() === 'm' && !isTyping) return { kind: 'move' }
  if (key.length !== 1) return undefined
  typed.text = (isTyping ? typed.text : '') + key.toLowerCase()
  typed.at = timeStamp
  // Of a new letter the next name; of more letters also the one where one is.
  const from = typed.text.length === 1 ? at + 1 : at
  const around = [...items.slice(from), ...items.slice(0, from)]
  return focus(around.find(({ dataset }) => dataset.name?.startsWith(typed.text)))
}
