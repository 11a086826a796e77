import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { ToolbarMore_items$key } from '../../__generated__/ToolbarMore_items.graphql.ts'
import { boardPart } from '../../kernel/shell/boardFilter.ts'
import { toggled, withParams } from '../../kernel/ui/address.ts'
import { gridList, shownOf, withGroup, type GridGroup } from '../../work/action/grids.ts'
import { CheckIcon, ChevronIcon } from '../../kernel/ui/icons.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { toolbarIcons } from './toolbarIcons.tsx'
import { toolbarName } from './toolbarNames.ts'
import { toolbarPaths } from './toolbarPaths.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const groups: readonly { group: GridGroup; label: string }[] = [
  { group: 'routine', label: t.allRoutineGrids },
  { group: 'action', label: t.allActionGrids },
]

/** What the line has no place for; and the grids as groups, and the calendar's, which no item of the line shows. */
export function ToolbarMore({ items: keys, isTabStop }: { items: ToolbarMore_items$key; isTabStop: boolean }) {
  const items = useFragment(
    graphql`
      fragment ToolbarMore_items on ToolbarItem @relay(plural: true) @argumentDefinitions(filter: { type: "ActionFilter" }, asOf: { type: "DateTime" }) {
        id
        key
        name
        icon
        grid
        count(filter: $filter, asOf: $asOf)
      }
    `,
    keys,
  )
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [search, setSearch] = useSearch()
  const navigate = useNavigate()
  const close = () => setAnchor(null)
  const shown = search.get('grids')?.split(',') ?? []
  const open = (path: string) => {
    close()
    void navigate({ pathname: `/home/${path}`, search: String(boardPart(search)) })
  }
  const check = (
    key: string,
    text: string,
    isChecked: boolean | 'mixed',
    act: (current: URLSearchParams) => URLSearchParams,
    color?: string,
    count?: number | null,
  ) => (
    <MenuItem
      key={key}
      role="menuitemcheckbox"
      aria-checked={isChecked}
      onClick={() => setSearch(act, { replace: true })}
      sx={{ gap: 2.5 }}
    >
      <Box component="span" sx={{ width: 14, display: 'inline-flex', justifyContent: 'center' }}>
        {isChecked === true ? <CheckIcon size={14} /> : isChecked === 'mixed' ? '–' : null}
      </Box>
      {color ? (
        <Box component="span" sx={{ width: 8, height: 8, borderRadius: '50%' }} style={{ background: color }} />
      ) : null}
      {text}
      {count == null ? null : <Count value={count} />}
    </MenuItem>
  )
  const toggle = (name: string) => (current: URLSearchParams) => toggled(current, 'grids', name)
  return (
    <>
      <PlainButton
        type="button"
        data-tool="MORE"
        tabIndex={isTabStop ? 0 : -1}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t.more}
        <ChevronIcon size={14} />
      </PlainButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-label': t.moreToolsAndGrids }, paper: { sx: { minWidth: 220 } } }}
      >
        {items.map(({ id, key, name, icon, grid, count }) => {
          const path = toolbarPaths[key]
          const Icon = toolbarIcons[icon]
          if (grid) {
            const lower = grid.toLowerCase()
            return check(
              id,
              toolbarName({ key, name }),
              shown.includes(lower),
              toggle(lower),
              gridList.find((one) => one.name === grid)?.color,
              count,
            )
          }
          return (
            <MenuItem key={id} onClick={() => open(path ?? '')} sx={{ gap: 2.5 }}>
              <Box component="span" sx={{ width: 14, display: 'inline-flex' }}>
                {Icon ? <Icon size={14} /> : null}
              </Box>
              {toolbarName({ key, name })}
              {count ? <Count value={count} /> : null}
            </MenuItem>
          )
        })}
        {items.length ? <Divider component="li" role="presentation" /> : null}
        {check('calendar', t.calendarGrid, shown.includes('calendar'), toggle('calendar'), gridList[0].color)}
        {groups.map(({ group, label }) => {
          const some = shownOf(search, group)
          return check(group, label, some === 'all' ? true : some === 'some' ? 'mixed' : false, (current) =>
            withParams(current, { grids: withGroup(current, group) }),
          )
        })}
      </Menu>
    </>
  )
}

const Count = ({ value }: { value: number }) => (
  <Box component="span" sx={{ ml: 'auto', pl: 3, color: 'text.secondary' }}>
    {value.toLocaleString('en')}
  </Box>
)
