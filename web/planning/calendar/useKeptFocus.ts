import { useRef, type FocusEvent, type RefObject } from 'react'
import { isLost, leadFocus } from '../../kernel/ui/leadFocus.ts'

const idOf = (element: Element | null) => element?.closest<HTMLElement>('[data-entry]')?.dataset.entry

/**
 * The entry that has the focus keeps it: at each change the calendar takes entries away, hides them, or draws them
 * anew.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>) {
  const kept = useRef<string>(undefined)
  const keep = (id = kept.current) => {
    if (!id) return
    const find = () => frame.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`)
    leadFocus(find, (entry) => kept.current === id && isLost(entry), { preventScroll: true })
  }
  return {
    onFocus: ({ target }: FocusEvent) => {
      kept.current = idOf(target)
    },
    onBlur: () => {
      keep()
      setTimeout(() => {
        if (!isLost(frame.current) && idOf(document.activeElement) !== kept.current) kept.current = undefined
      })
    },
    /** To be called with the id of each entry that is drawn. */
    drawn: (id: string) => {
      if (id === kept.current) keep()
    },
  }
}
