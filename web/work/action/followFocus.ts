// A card that moves is taken away in one panel and made anew in another; the focus goes with it.
import { leadFocus } from '../../kernel/ui/leadFocus.ts'

const cardIn = (place: ParentNode, id: string) => place.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`)

/**
 * Brings the focus to a record's card as soon as the list has drawn it; a record may have one in a bucket and in grids.
 */
export const focusSoon = (id: string, place: ParentNode) =>
  leadFocus(
    () => cardIn(place, id),
    () => true,
  )

/** The same, as long as nothing else has the focus. */
export const focusCard = (id: string) => leadFocus(() => focusedCard(id) ?? cardIn(document, id))

/** The card that has the focus, where it is this record's. */
function focusedCard(id: string) {
  const card = document.activeElement?.closest<HTMLElement>('[data-card]')
  return card?.dataset.card === id ? card : undefined
}

/** To be called before a card goes: if it has the focus, its successor gets it. */
export function followFocus(id: string) {
  if (focusedCard(id)) focusCard(id)
}
