// A card that moves is taken away in one panel and made anew in another; the focus goes with it. A card that the list
// has yet to draw and to measure takes no focus, so it is tried for some frames.

const frames = 20

const cardIn = (place: ParentNode, id: string) => place.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`)
const focusedCard = () => document.activeElement?.closest<HTMLElement>('[data-card]')

/** Brings the focus to a record's card as soon as it takes it; a record may have one in a bucket and in grids. */
export function focusSoon(id: string, isWanted = () => true, place: ParentNode = document, tries = frames) {
  requestAnimationFrame(() => {
    if (!isWanted()) return
    cardIn(place, id)?.focus()
    const focused = focusedCard()
    const isThere = focused?.dataset.card === id && place.contains(focused)
    if (!isThere && tries > 0) focusSoon(id, isWanted, place, tries - 1)
  })
}

/** The same, as long as nothing else has the focus. */
export const focusCard = (id: string) => focusSoon(id, () => document.activeElement === document.body)

/** To be called before a card goes: if it has the focus, its successor gets it. */
export function followFocus(id: string) {
  if (focusedCard()?.dataset.card === id) focusCard(id)
}
