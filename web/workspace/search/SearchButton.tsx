import { SearchIcon } from '../../kernel/ui/icons.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { openPalette } from './openPalette.ts'

/** Opens the search over everything, on every screen. */
export function SearchButton() {
  return (
    <PlainButton
      type="button"
      className="icon"
      aria-label="Search everything"
      aria-keyshortcuts="Control+k Meta+k"
      title="Search everything (Ctrl K)"
      onClick={openPalette}
    >
      <SearchIcon />
    </PlainButton>
  )
}
