import Box from '@mui/material/Box'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState, type ReactNode } from 'react'
import { MoreIcon } from './icons.tsx'
import { PlainButton } from './PlainButton.tsx'

export interface MenuAction {
  label: string
  act: () => void
  /** Why it can't be done, where it can't. */
  refused?: string | null
}

interface ActionsMenuProps {
  label: string
  actions: readonly MenuAction[]
  /** What stands on the button, where three dots do not say it. */
  children?: ReactNode
}

/** What can be done with one thing, behind a button; what can't says why. */
export function ActionsMenu({ label, actions, children }: ActionsMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <PlainButton
        type="button"
        className={children ? undefined : 'more'}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={label}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {children ?? <MoreIcon />}
      </PlainButton>
      {anchor ? (
        <Menu anchorEl={anchor} open onClose={() => setAnchor(null)} slotProps={{ list: { 'aria-label': label } }}>
          {actions.map(({ label: text, act, refused }) => (
            <MenuItem
              key={text}
              aria-disabled={refused ? true : undefined}
              sx={{
                display: 'block',
                maxWidth: 320,
                whiteSpace: 'normal',
                color: refused ? 'text.disabled' : undefined,
              }}
              onClick={() => {
                if (refused) return
                setAnchor(null)
                act()
              }}
            >
              {text}
              {refused ? <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>{refused}</Box> : null}
            </MenuItem>
          ))}
        </Menu>
      ) : null}
    </>
  )
}
