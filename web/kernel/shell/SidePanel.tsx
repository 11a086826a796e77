import Dialog from '@mui/material/Dialog'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTheme } from '@mui/material/styles'
import type { KeyboardEvent, ReactNode } from 'react'
import { PanelBeside } from './PanelBeside.tsx'

interface SidePanelProps {
  label: string
  /** What it shows: where that changes, the panel has the focus. */
  subject: string
  onClose: () => void
  /** Shows what comes before (-1) or after (1). */
  onStep: (step: 1 | -1) => void
  /** What gets the focus when it closes. */
  findOrigin: () => HTMLElement | null
  children: ReactNode
}

/** What has arrow keys of its own. */
const taken =
  'input, textarea, select, [contenteditable], [role=menu], [role=tablist], [role=listbox], [role=radiogroup], video, audio'

/**
 * A panel at the right of a screen, which stays usable beside it; all of a narrow screen. Up and down show what comes
 * before and after, Escape closes it.
 */
export function SidePanel({ label, subject, onClose, onStep, findOrigin, children }: SidePanelProps) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true })

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target, currentTarget, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event
    const step = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key]
    if (!step || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return
    // The keys of what is opened from here, over the page, come by here too.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return
    if (target.closest(taken)) return
    event.preventDefault()
    onStep(step)
  }

  const paper = { 'aria-label': label, 'aria-keyshortcuts': 'ArrowUp ArrowDown Escape', onKeyDown }
  if (!isWide)
    return (
      <Dialog open fullScreen onClose={onClose} slotProps={{ paper }}>
        {children}
      </Dialog>
    )
  return (
    <PanelBeside {...paper} subject={subject} onClose={onClose} findOrigin={findOrigin}>
      {children}
    </PanelBeside>
  )
}
