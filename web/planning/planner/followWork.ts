// Work that is planned, carried or taken off goes from one place and comes to stand in another; the focus goes with it.
import { isLost, leadFocus } from '../../kernel/ui/leadFocus.ts'

type Place = 'block' | 'waiting'

const hasFocus = (id: string) => {
  const { block, waiting } = document.activeElement?.closest<HTMLElement>('[data-block], [data-waiting]')?.dataset ?? {}
  return (block ?? waiting) === id
}

/** Brings the focus to some work on a lane or in the list, from where it stood or where nothing else has it. */
export const followWork = (id: string, place: Place) =>
  leadFocus(
    () => document.querySelector<HTMLElement>(`[data-${place}="${CSS.escape(id)}"]`),
    (element) => isLost(element) || hasFocus(id),
  )
