import Box from '@mui/material/Box'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { CheckIcon } from './lateIcons.tsx'
import type { FilterChipProps } from './FilterChip.tsx'
import * as t from './__generated__/messages.ts'

interface FilterMenuProps extends FilterChipProps {
  anchor: HTMLElement | null
  onClose: () => void
}

/** The values of a condition; of several the menu stays open. */
export function FilterMenu({
  label,
  options,
  chosen,
  onChoose,
  multiple,
  none = t.all,
  unset,
  isWay = false,
  anchor,
  onClose,
}: FilterMenuProps) {
  const role = isWay ? 'menuitem' : multiple ? 'menuitemcheckbox' : 'menuitemradio'
  const item = (value: string, text: string, isChosen: boolean, indent = 0) => (
    <MenuItem
      key={value || 'any'}
      role={role}
      aria-checked={isWay ? undefined : isChosen}
      onClick={() => {
        onChoose(value)
        if (!multiple || !value) onClose()
      }}
      sx={{ gap: 2, paddingInlineStart: 2 + indent * 4 }}
    >
      {isWay ? null : (
        <Box component="span" sx={{ display: 'inline-flex', visibility: isChosen ? 'visible' : 'hidden' }}>
          <CheckIcon />
        </Box>
      )}
      {text}
    </MenuItem>
  )
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': label }, paper: { sx: { maxHeight: 420, minWidth: 200 } } }}
    >
      {isWay ? null : item('', unset ?? none, chosen.length === 0)}
      {options.flatMap(({ value, label: text, indent, section }, i) => [
        section && section !== options[i - 1]?.section ? (
          <ListSubheader
            key={`section ${section}`}
            role="presentation"
            sx={{ lineHeight: '28px', px: 2, bgcolor: 'var(--ops-raised)' }}
          >
            {section}
          </ListSubheader>
        ) : null,
        item(value, text, chosen.includes(value), indent),
      ])}
    </Menu>
  )
}
