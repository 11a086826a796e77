import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLookBack } from '../../kernel/ui/lookBack.ts'
import type { Card } from './BoardCard.tsx'
import { toProperties } from './toProperties.ts'
import { movesOf, useMoves, type Move } from './moves.ts'
import { refusedItems, stepItems } from './stepItems.tsx'
import { readReasons, type Reason } from './readReasons.ts'
import { useMoveAction } from './useMoveAction.ts'
import * as t from './__generated__/messages.ts'

interface ActionMenuProps {
  action: Card
  anchor: HTMLElement
  onClose: () => void
  /** For a move that asks for something first. */
  onMove: (action: Card, move: Move) => void
}

/** Why nothing can be done with a record, where that is so. */
function useReasons({ id }: Card, isWanted: boolean): readonly Reason[] {
  const environment = useRelayEnvironment()
  const [reasons, setReasons] = useState<readonly Reason[]>([])
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    void readReasons(environment, id).then((found) => {
      if (!isGone) setReasons(found.reasons)
    })
    return () => {
      isGone = true
    }
  }, [environment, id, isWanted])
  return reasons
}

/** What can be done with a record, each with the colour of where it leads. */
export function ActionMenu({ action, anchor, onClose, onMove }: ActionMenuProps) {
  const moves = movesOf(useMoves(), action)
  const commit = useMoveAction()
  const isPast = useLookBack() !== undefined
  const reasons = useReasons(action, moves.length === 0)
  const navigate = useNavigate()
  const { search } = useLocation()
  const choose = (move: Move) => {
    onClose()
    // What a record says is changed in the record, where it stands.
    if (move.name === 'EDIT') void navigate(`/home/record/${action.addressKey}${search}`, { state: toProperties })
    else if (move.needs.length) onMove(action, move)
    else void commit(action, move)
  }
  return (
    <Menu
      anchorEl={anchor}
      open
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t.move({ title: action.title }), disabledItemsFocusable: true } }}
    >
      {stepItems(
        moves.map((move) => ({
          ...move,
          stays: move.to === move.from,
          asks: move.needs.length > 0,
          act: () => choose(move),
        })),
      )}
      {refusedItems(reasons)}
      {moves.length || reasons.length ? <Divider component="li" role="presentation" /> : null}
      <MenuItem
        onClick={() => {
          onClose()
          void navigate(`/home/record/${action.addressKey}${search}`)
        }}
      >
        {t.open}
      </MenuItem>
      {isPast ? null : (
        <MenuItem
          onClick={() => {
            onClose()
            void navigate(`/home/panel/actionItem/${action.addressKey}${search}`)
          }}
        >
          {t.procedures}
        </MenuItem>
      )}
    </Menu>
  )
}
