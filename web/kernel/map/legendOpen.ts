// Whether somebody has the legend of maps open, kept in this browser for themselves.
import { readKey } from '../auth/tokens.ts'

const key = () => `map legend:${readKey('SAAS_PFUser_UUID') ?? ''}`

/** Where they have chosen nothing yet, it is open where a map is large. */
export function isLegendOpen(): boolean {
  const usual = !matchMedia('(max-width: 899.95px)').matches
  try {
    const kept = localStorage.getItem(key())
    return kept === null ? usual : kept === 'open'
  } catch {
    return usual
  }
}

export function keepLegendOpen(isOpen: boolean) {
  try {
    localStorage.setItem(key(), isOpen ? 'open' : 'folded')
  } catch {
    // Then it stays so while the map is there.
  }
}
