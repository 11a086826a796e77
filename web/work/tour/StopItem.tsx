import Box from '@mui/material/Box'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { unitText } from '../../organization/vehicle/unitText.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { normal, type StopDraft } from './stopDraft.ts'
import { windowText } from './tourTimes.ts'
import * as t from './__generated__/messages.ts'

interface StopItemProps {
  stop: StopDraft
  position: number
  count: number
  priority: string
  problem?: string
  onEdit: () => void
  onMove: (from: number, to: number) => void
  onRemove: () => void
}

/** A stop in the editor: it moves by drag, by its menu, and by Alt with the arrow keys. */
export function StopItem({ stop, position, count, priority, problem, onEdit, onMove, onRemove }: StopItemProps) {
  const element = useRef<HTMLLIElement>(null)
  const [isOver, setOver] = useState(false)
  const current = useEffectEvent(() => position)
  const drop = useEffectEvent((from: number) => onMove(from, position))
  useEffect(() => {
    let detach: (() => void) | undefined
    let gone = false
    void import('./stopDragging.ts').then(({ attachStop }) => {
      if (!gone && element.current)
        detach = attachStop(element.current, {
          position: () => current(),
          onOver: setOver,
          onDrop: (from) => drop(from),
        })
    })
    return () => {
      gone = true
      detach?.()
    }
  }, [])
  const name = stop.name || stop.location?.name || t.stop
  const onKeyDown = (event: KeyboardEvent) => {
    const to = event.key === 'ArrowUp' ? position - 1 : event.key === 'ArrowDown' ? position + 1 : -1
    if (!event.altKey || to < 0 || to >= count) return
    event.preventDefault()
    onMove(position, to)
  }
  const window = windowText(stop.opens, stop.closes)
  const said = [
    stop.vehicle ? unitText({ unitNumber: stop.vehicle.name }) : '',
    stop.location && stop.location.name !== name ? stop.location.name : '',
    window,
    `${stop.serviceMins || 0} min`,
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <Box
      component="li"
      ref={element}
      onKeyDown={onKeyDown}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: 3,
        py: 1.5,
        borderBottom: '1px solid var(--ops-line-2)',
        cursor: 'grab',
        boxShadow: isOver ? 'inset 0 2px 0 var(--ops-brand)' : 'none',
      }}
    >
      <Box
        component="span"
        sx={{ width: 24, flex: 'none', color: 'text.disabled', textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}
      >
        {position + 1}
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <PlainButton
          type="button"
          onClick={onEdit}
          aria-label={t.edit({ name })}
          data-stop={stop.key}
          sx={{
            marginInlineStart: '-8px',
            maxWidth: '100%',
            fontWeight: 550,
            color: 'text.primary',
            whiteSpace: 'normal',
            textAlign: 'start',
          }}
        >
          {name}
        </PlainButton>
        <Box sx={{ fontSize: 12, lineHeight: '16px', color: problem ? 'var(--ops-late)' : 'text.secondary' }}>
          {problem ?? said}
        </Box>
      </Box>
      {stop.priorityId === normal ? null : <Tag>{priority}</Tag>}
      {stop.pinned ? <Tag className="planned">{t.pinned}</Tag> : null}
      <ActionsMenu
        label={t.whatCanBeDoneWith({ name })}
        actions={[
          { label: t.edit2, act: onEdit },
          {
            label: t.moveUp,
            act: () => onMove(position, position - 1),
            refused: position ? undefined : t.itIsTheFirst,
          },
          {
            label: t.moveDown,
            act: () => onMove(position, position + 1),
            refused: position + 1 < count ? undefined : t.itIsTheLast,
          },
          { label: t.remove, act: onRemove },
        ]}
      />
    </Box>
  )
}
