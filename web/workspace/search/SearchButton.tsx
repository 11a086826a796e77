import { styled } from '@mui/material/styles'
import { Keys } from '../../kernel/shell/Keys.tsx'
import { SearchIcon } from '../../kernel/ui/icons.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { openPalette } from './openPalette.ts'
import * as t from './__generated__/messages.ts'

/** As wide as a field where there is room; on a narrow page the icon stands for it. */
const Opener = styled(PlainButton)(({ theme }) => ({
  '& .words': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    paddingBlock: 4,
    borderColor: 'var(--ops-line)',
    background: 'var(--ops-page)',
    color: 'var(--ops-ink-2)',
    '& .words': { display: 'flex', alignItems: 'center', gap: 32 },
  },
}))

/** Opens the search over everything, on every screen. */
export function SearchButton() {
  return (
    <Opener
      type="button"
      className="icon"
      aria-label={t.searchEverything}
      aria-keyshortcuts="Control+k Meta+k"
      title={t.searchEverythingCtrlK}
      onClick={() => openPalette()}
    >
      <SearchIcon />
      <span className="words">
        {t.search}
        <Keys keys={['Ctrl', 'K']} />
      </span>
    </Opener>
  )
}
