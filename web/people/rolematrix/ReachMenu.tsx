import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { reachWord, type KnownReach } from './reaches.ts'
import type { Cell } from './useChanges.ts'
import * as t from './__generated__/messages.ts'

interface ReachMenuProps {
  anchor: HTMLElement
  cell: Cell
  wanted: string | undefined
  onSet: (cell: Cell, reach: KnownReach) => void
  onClose: () => void
}

/** What a cell can be set to. */
export function ReachMenu({ anchor, cell, wanted, onSet, onClose }: ReachMenuProps) {
  const now = wanted ?? cell.reach
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t.howFarGets({ levelName: cell.levelName }) } }}
    >
      {cell.allowedReaches.map((reach) => (
        <MenuItem
          key={reach}
          role="menuitemradio"
          aria-checked={reach === now}
          selected={reach === now}
          onClick={() => {
            onSet(cell, reach as KnownReach)
            onClose()
          }}
        >
          {reachWord(reach)}
          {reach === cell.defaultReach ? (
            <span
              style={{ marginInlineStart: 'auto', paddingInlineStart: 16, color: 'var(--ops-ink-3)', fontSize: 12 }}
            >
              {t.default}
            </span>
          ) : null}
        </MenuItem>
      ))}
    </Menu>
  )
}
