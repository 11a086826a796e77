// Where the arrow keys lead from a card in the lanes: up and down in its column, over all lanes; sideways in its lane.
import { mirroredKey } from '../../../kernel/ui/mirrored.ts'

const cardsIn = (place: ParentNode) => [...place.querySelectorAll<HTMLElement>('[data-card]')]

export function nextCard(key: string, from: HTMLElement, place: HTMLElement): HTMLElement | undefined {
  const cell = from.closest<HTMLElement>('[data-cell]')
  if (from.dataset.card === undefined || !cell) return undefined
  const column = cardsIn(place).filter(
    (card) => card.closest<HTMLElement>('[data-cell]')?.dataset.cell === cell.dataset.cell,
  )
  const at = column.indexOf(from)
  if (key === 'ArrowDown') return column[at + 1]
  if (key === 'ArrowUp') return column[at - 1]
  const step = { ArrowLeft: -1, ArrowRight: 1 }[mirroredKey(key)]
  if (!step) return undefined
  const cells = [...cell.parentElement!.querySelectorAll<HTMLElement>('[data-cell]')]
  const level = cardsIn(cell).indexOf(from)
  for (let i = cells.indexOf(cell) + step; cells[i]; i += step) {
    const cards = cardsIn(cells[i]!)
    if (cards.length) return cards[Math.min(level, cards.length - 1)]
  }
  return undefined
}
