import Menu from '@mui/material/Menu'
import { isNarrowedTo, narrowedTo, shownGrids } from '../../work/action/grids.ts'
import { toggled } from '../../kernel/ui/address.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import { MenuCheck } from './MenuCheck.tsx'
import * as t from './__generated__/messages.ts'

interface GridMenuProps {
  anchor: HTMLElement
  grid: string
  label: string
  onClose: () => void
}

/** What a grid is for: to narrow the board, alone or beside others, or to stand below it. */
export function GridMenu({ anchor, grid, label, onClose }: GridMenuProps) {
  const [search, setSearch] = useSearch()
  const choose = (act: (current: URLSearchParams) => URLSearchParams) => () => {
    setSearch(act)
    onClose()
  }
  return (
    <Menu anchorEl={anchor} open onClose={onClose} slotProps={{ list: { 'aria-label': label } }}>
      <MenuCheck
        text={t.narrowTheBoardTo({ label })}
        isChecked={isNarrowedTo(search, grid)}
        act={choose((current) => narrowedTo(current, grid, true))}
      />
      <MenuCheck
        text={t.showBelowTheBoard({ label })}
        isChecked={shownGrids(search).some(({ name }) => name === grid)}
        act={choose((current) => toggled(current, 'grids', grid.toLowerCase()))}
      />
    </Menu>
  )
}
