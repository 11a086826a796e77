import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Card } from './BoardCard.tsx'
import { bucketList } from './buckets.ts'
import { movesOf, useMoves, type Move } from './moves.ts'
import { useMoveAction } from './useMoveAction.ts'

interface ActionMenuProps {
  action: Card
  anchor: HTMLElement
  onClose: () => void
  /** For a move that asks for something first. */
  onMove: (action: Card, move: Move) => void
}

/** What can be done with a record, each with the colour of where it leads. */
export function ActionMenu({ action, anchor, onClose, onMove }: ActionMenuProps) {
  const moves = movesOf(useMoves(), action)
  const commit = useMoveAction()
  const navigate = useNavigate()
  const { search } = useLocation()
  const choose = (move: Move) => {
    onClose()
    if (move.needs.length) onMove(action, move)
    else void commit(action, move)
  }
  return (
    <Menu anchorEl={anchor} open onClose={onClose} slotProps={{ list: { 'aria-label': `Move ${action.title}` } }}>
      {moves.map((move) => (
        <MenuItem key={move.name} onClick={() => choose(move)} sx={{ gap: 2.5 }}>
          <Box
            component="span"
            sx={{ width: 8, height: 8, borderRadius: '50%' }}
            style={{ background: bucketList.find(({ name }) => name === move.bucket)?.color ?? 'var(--ops-line)' }}
          />
          {move.label}
          {move.needs.length ? '…' : ''}
        </MenuItem>
      ))}
      {moves.length ? <Divider component="li" role="presentation" /> : null}
      <MenuItem
        onClick={() => {
          onClose()
          void navigate(`/home/record/${action.key}${search}`)
        }}
      >
        Open
      </MenuItem>
      <MenuItem
        onClick={() => {
          onClose()
          void navigate(`/home/panel/actionItem/${action.key}${search}`)
        }}
      >
        Procedures
      </MenuItem>
    </Menu>
  )
}
