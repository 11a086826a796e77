import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { CheckIcon } from './lateIcons.tsx'

interface Choice {
  readonly id: string
  readonly name: string
}

interface PropertyMenuProps {
  label: string
  anchor: HTMLElement
  choices: readonly Choice[]
  /** The id of the one that is chosen. */
  value: string
  onChoose: (choice: Choice) => void
  onClose: () => void
}

/** A value of a short list, chosen at the value that is there: choosing saves. */
export const PropertyMenu = ({ label, anchor, choices, value, onChoose, onClose }: PropertyMenuProps) => (
  <Menu anchorEl={anchor} open onClose={onClose} slotProps={{ list: { 'aria-label': label } }}>
    {choices.map((choice) => (
      <MenuItem
        key={choice.id}
        role="menuitemradio"
        aria-checked={choice.id === value}
        selected={choice.id === value}
        sx={{ gap: 3, justifyContent: 'space-between', minWidth: 160 }}
        onClick={() => {
          onClose()
          if (choice.id !== value) onChoose(choice)
        }}
      >
        {choice.name}
        {choice.id === value ? <CheckIcon size={14} /> : null}
      </MenuItem>
    ))}
  </Menu>
)
