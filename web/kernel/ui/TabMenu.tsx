import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ChevronIcon } from './icons.tsx'
import { PlainButton } from './PlainButton.tsx'
import type { Tab } from './TabRow.tsx'
import * as t from './__generated__/messages.ts'

interface TabMenuProps {
  label: string
  tabs: readonly Tab[]
  inPlace: boolean
}

/** The tabs for which a row has no place; where one of them is shown, its name stands on the button. */
export function TabMenu({ label, tabs, inPlace }: TabMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const current = tabs.find(({ isCurrent }) => isCurrent)
  const close = () => setAnchor(null)
  return (
    <>
      <PlainButton
        type="button"
        style={{ borderRadius: 0 }}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-current={current ? 'true' : undefined}
        aria-label={current ? t.andMore({ label: current.label }) : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {current?.label ?? t.more}
        <ChevronIcon size={14} />
      </PlainButton>
      {anchor ? (
        <Menu anchorEl={anchor} open onClose={close} slotProps={{ list: { 'aria-label': label } }}>
          {tabs.map(({ label: text, to, isCurrent }) => (
            <MenuItem
              key={text}
              component={Link}
              to={to}
              replace={inPlace}
              preventScrollReset={inPlace}
              selected={isCurrent}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={close}
            >
              {text}
            </MenuItem>
          ))}
        </Menu>
      ) : null}
    </>
  )
}
