// One stop of the Tab key for all that can be pressed in a list of rows: arrows lead from one to the next.
import { mirroredKey } from '../../kernel/ui/mirrored.ts'

/** Which cell is the one that Tab leads to. */
export interface Place {
  row: string
  cell: number
}

const cellsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>('[data-cell]')]

/** Where a key leads from the element that has the focus; undefined where it is none of these keys. */
export function nextCell(key: string, list: Element, from: Element): HTMLElement | undefined {
  const row = from.closest('[data-row]')
  const cell = from.closest<HTMLElement>('[data-cell]')
  if (!row || !cell) return undefined
  const [rows, cells] = [[...list.querySelectorAll('[data-row]')], cellsOf(row)]
  const at = cells.indexOf(cell)
  const beside = (step: number) => {
    const other = rows[rows.indexOf(row) + step]
    if (!other) return undefined
    const wanted = Number(cell.dataset.cell)
    return cellsOf(other).reduce<HTMLElement | undefined>(
      (best, one) =>
        !best || Math.abs(Number(one.dataset.cell) - wanted) < Math.abs(Number(best.dataset.cell) - wanted)
          ? one
          : best,
      undefined,
    )
  }
  switch (mirroredKey(key)) {
    case 'ArrowRight':
      return cells[at + 1]
    case 'ArrowLeft':
      return cells[at - 1]
    case 'ArrowDown':
      return beside(1)
    case 'ArrowUp':
      return beside(-1)
    case 'Home':
      return cells[0]
    case 'End':
      return cells.at(-1)
    default:
      return undefined
  }
}

/** The place of an element in its list. */
export function placeOf(element: Element): Place | undefined {
  const row = element.closest<HTMLElement>('[data-row]')?.dataset.row
  const cell = element.closest<HTMLElement>('[data-cell]')?.dataset.cell
  return row && cell ? { row, cell: Number(cell) } : undefined
}
