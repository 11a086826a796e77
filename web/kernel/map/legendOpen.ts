// Whether somebody has the legend of maps open.
import { keepChoice, readChoice } from '../shell/ownChoice.ts'

const name = 'map legend'

/** Where they have chosen nothing yet, it is open where a map is large. */
export function isLegendOpen(): boolean {
  const kept = readChoice(name)
  return kept === null ? !matchMedia('(max-width: 899.95px)').matches : kept === 'open'
}

export const keepLegendOpen = (isOpen: boolean) => void keepChoice(name, isOpen ? 'open' : 'folded')
