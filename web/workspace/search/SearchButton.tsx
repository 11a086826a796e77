import { SearchIcon } from '../../kernel/ui/icons.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { openPalette } from './openPalette.ts'
import * as t from './__generated__/messages.ts'

/** Opens the search over everything, on every screen. */
export function SearchButton() {
  return (
    <PlainButton
      type="button"
      className="icon"
      aria-label={t.searchEverything}
      aria-keyshortcuts="Control+k Meta+k"
      title={t.searchEverythingCtrlK}
      onClick={() => openPalette()}
    >
      <SearchIcon />
    </PlainButton>
  )
}
