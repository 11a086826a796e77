import type { RefObject } from 'react'
import { useKeys } from '../../kernel/ui/useKeys.ts'

const steps: Partial<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/**
 * Goes through the inbox by J and K or the arrows, from wherever nothing else has the focus; E marks as read or unread.
 */
export function useInboxKeys(list: RefObject<HTMLElement | null>) {
  useKeys((event) => {
    const inside = list.current
    const { activeElement } = document
    const isHere = inside && (activeElement === document.body || inside.contains(activeElement))
    if (!isHere || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const rows = [...inside.querySelectorAll<HTMLElement>('[data-notification]')]
    const row = activeElement?.closest('li')?.querySelector<HTMLElement>('[data-notification]')
    const at = row ? rows.indexOf(row) : -1
    const step = steps[event.key]
    if (step !== undefined) rows[Math.max(0, Math.min(rows.length - 1, at + step))]?.focus()
    else if (event.key === 'Home' || event.key === 'End') rows.at(event.key === 'Home' ? 0 : -1)?.focus()
    else if (event.key === 'e' && row) row.closest('li')?.querySelector<HTMLElement>('[data-mark]')?.click()
    else return
    event.preventDefault()
  })
}
