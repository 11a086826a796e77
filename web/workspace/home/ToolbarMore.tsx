import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { ToolbarMore_items$key } from '../../__generated__/ToolbarMore_items.graphql.ts'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import { lanesIn } from '../../kernel/shell/boardFilter.ts'
import { toggled, withParams } from '../../kernel/ui/address.ts'
import { gridList, isNarrowedTo, narrowedTo, shownOf, withGroup, type GridGroup } from '../../work/action/grids.ts'
import { setDensity, useDensity } from '../../work/action/density.ts'
import { ChevronIcon } from '../../kernel/ui/icons.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { MenuCheck, MenuCount } from './MenuCheck.tsx'
import { toolbarIcons } from './toolbarIcons.tsx'
import { toolbarName } from './toolbarNames.ts'
import { toolLink } from './toolLink.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const LimitsDialog = lazy(async () => ({
  default: (await import('../../work/action/LimitsDialog.tsx')).LimitsDialog,
}))

const groups: readonly { group: GridGroup; label: string }[] = [
  { group: 'routine', label: t.allRoutineGrids },
  { group: 'action', label: t.allActionGrids },
]

const laneChoices = [
  { value: 'person', by: 'ASSIGNEE', label: t.groupByPerson },
  { value: 'organization', by: 'ORGANIZATION', label: t.groupByOrganization },
] as const

const fragment = graphql`
  fragment ToolbarMore_items on ToolbarItem @relay(plural: true) @argumentDefinitions(filter: { type: "ActionFilter" }, asOf: { type: "DateTime" }) {
    id
    key
    name
    icon
    grid
    count(filter: $filter, asOf: $asOf)
  }
`

interface Props {
  /** What the line has no room for. */
  noRoom: ToolbarMore_items$key
  /** What was hidden in Configure. */
  hidden: ToolbarMore_items$key
  isTabStop: boolean
}

/** What the line has no room for, what was hidden; and the grids that stand below the board, alone or as groups. */
export function ToolbarMore({ noRoom, hidden, isTabStop }: Props) {
  const sections = [
    { heading: t.noRoomForIt, items: useFragment(fragment, noRoom) },
    { heading: t.hiddenByYou, items: useFragment(fragment, hidden) },
  ].filter(({ items }) => items.length)
  const [asksLimits, setAsksLimits] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [search, setSearch] = useSearch()
  const navigate = useNavigate()
  const density = useDensity()
  const close = () => setAnchor(null)
  const shown = search.get('grids')?.split(',') ?? []
  const open = (name: string) => {
    close()
    void navigate(toolLink(name, search))
  }
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
        {sections.flatMap(({ heading, items }) => [
          <ListSubheader
            key={heading}
            role="presentation"
            sx={{ lineHeight: '28px', px: 2, bgcolor: 'var(--ops-raised)' }}
          >
            {heading}
          </ListSubheader>,
          ...items.map(({ id, key, name, icon, grid, count }) => {
            const Icon = toolbarIcons[icon]
            if (grid)
              return (
                <MenuCheck
                  key={id}
                  text={toolbarName({ key, name })}
                  isChecked={isNarrowedTo(search, grid)}
                  act={() => setSearch((current) => narrowedTo(current, grid, true))}
                  color={gridList.find((one) => one.name === grid)?.color}
                  count={count}
                />
              )
            return (
              <MenuItem key={id} onClick={() => open(key)} sx={{ gap: 2.5 }}>
                <Box component="span" sx={{ width: 14, display: 'inline-flex' }}>
                  {Icon ? <Icon size={14} /> : null}
                </Box>
                {toolbarName({ key, name })}
                {count ? <MenuCount value={count} /> : null}
              </MenuItem>
            )
          }),
        ])}
        {sections.length ? <Divider component="li" role="presentation" /> : null}
        {gridList.map(({ name, label, color }) => (
          <MenuCheck
            key={name}
            text={t.gridNamed({ label })}
            isChecked={shown.includes(name.toLowerCase())}
            act={() => setSearch((current) => toggled(current, 'grids', name.toLowerCase()), { replace: true })}
            color={color}
          />
        ))}
        {groups.map(({ group, label }) => {
          const some = shownOf(search, group)
          return (
            <MenuCheck
              key={group}
              text={label}
              isChecked={some === 'all' ? true : some === 'some' ? 'mixed' : false}
              act={() =>
                setSearch((current) => withParams(current, { grids: withGroup(current, group) }), { replace: true })
              }
            />
          )
        })}
        <Divider component="li" role="presentation" />
        {laneChoices.map(({ value, by, label }) => (
          <MenuCheck
            key={value}
            text={label}
            isChecked={lanesIn(search) === by}
            act={() => setSearch((current) => withParams(current, { lanes: lanesIn(current) === by ? null : value }))}
          />
        ))}
        <MenuCheck
          text={t.compactCards}
          isChecked={density === 'compact'}
          act={() => setDensity(density === 'compact' ? 'comfortable' : 'compact')}
        />
        <MenuItem
          sx={{ gap: 2.5 }}
          onClick={() => {
            close()
            setAsksLimits(true)
          }}
        >
          <Box component="span" sx={{ width: 14 }} />
          {t.workLimits}
        </MenuItem>
      </Menu>
      {asksLimits ? (
        <LateWindow onFailure={() => setAsksLimits(false)}>
          <LimitsDialog onClose={() => setAsksLimits(false)} />
        </LateWindow>
      ) : null}
    </>
  )
}
