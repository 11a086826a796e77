import type { KeyboardEvent } from 'react'
import { mirroredKey } from '../../../kernel/ui/mirrored.ts'
import type { Line } from './layout.ts'

interface GridActions {
  active: number
  fitting: number
  lines: number
  activate: (line: number) => void
  toggle: (line: number) => void
  extend: (line: number) => void
  open: (line: number) => void
  groupAt: (line: number) => Line
  onToggleGroup: (key: string) => void
  selectAll: () => void
  clear: () => void
}

/**
 * The keys of the grid: arrows walk, Space selects, Shift extends, Enter opens; left and right close and open a group.
 */
export function gridKeys(actions: GridActions) {
  const { active, fitting, lines, activate, groupAt } = actions
  const targets: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + fitting,
    PageUp: active - fitting,
    Home: 0,
    End: lines - 1,
  }
  return (event: KeyboardEvent<HTMLElement>) => {
    // The headings have keys of their own.
    if (event.target !== event.currentTarget || event.altKey || !lines) return
    const { key, shiftKey } = event
    const withControl = event.ctrlKey || event.metaKey
    if (key in targets) {
      event.preventDefault()
      const line = Math.max(0, Math.min(lines - 1, targets[key]!))
      activate(line)
      if (shiftKey) actions.extend(line)
    } else if (key === ' ') {
      event.preventDefault()
      if (shiftKey) actions.extend(active)
      else actions.toggle(active)
    } else if (key === 'Enter') {
      event.preventDefault()
      actions.open(active)
    } else if (key === 'a' && withControl) {
      event.preventDefault()
      actions.selectAll()
    } else if (key === 'Escape') {
      actions.clear()
    } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const line = groupAt(active)
      if (!line.group || line.isOpen !== (mirroredKey(key) === 'ArrowLeft')) return
      event.preventDefault()
      actions.onToggleGroup(line.group.key)
    }
  }
}
