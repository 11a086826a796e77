import { number } from '../../kernel/messages/format.ts'
import Box from '@mui/material/Box'
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem'
import type { Ref } from 'react'
import { CheckIcon } from '../../kernel/ui/lateIcons.tsx'

interface MenuCheckProps extends Omit<MenuItemProps, 'children' | 'ref'> {
  text: string
  isChecked: boolean | 'mixed'
  act: () => void
  color?: string
  count?: number | null
  ref?: Ref<HTMLLIElement>
}

/** An entry of a menu that is on or off, or in part; a menu leads the focus to it by what it hands on. */
export function MenuCheck({ text, isChecked, act, color, count, ...rest }: MenuCheckProps) {
  return (
    <MenuItem {...rest} role="menuitemcheckbox" aria-checked={isChecked} onClick={act} sx={{ gap: 2.5 }}>
      <Box component="span" sx={{ width: 14, display: 'inline-flex', justifyContent: 'center' }}>
        {isChecked === true ? <CheckIcon size={14} /> : isChecked === 'mixed' ? '–' : null}
      </Box>
      {color ? (
        <Box component="span" sx={{ width: 8, height: 8, borderRadius: '50%' }} style={{ background: color }} />
      ) : null}
      {text}
      {count == null ? null : <MenuCount value={count} />}
    </MenuItem>
  )
}

export const MenuCount = ({ value }: { value: number }) => (
  <Box component="span" sx={{ marginInlineStart: 'auto', paddingInlineStart: 3, color: 'text.secondary' }}>
    {number(value)}
  </Box>
)
