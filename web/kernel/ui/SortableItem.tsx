import Box from '@mui/material/Box'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { icon } from './icon.tsx'
import { PlainButton } from './PlainButton.tsx'
import * as t from './__generated__/messages.ts'

const GripIcon = icon(<path d="M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01" strokeWidth={2} />)

interface SortableItemProps {
  /** What it is, for who can't see it. */
  label: string
  /** Which list: only within one is anything dragged. */
  list: string
  index: number
  count: number
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/** An entry of a list that is put at another place by its grip: dragged, or with the arrow keys. */
export function SortableItem({ label, list, index, count, onMove, children }: SortableItemProps) {
  const row = useRef<HTMLLIElement>(null)
  const grip = useRef<HTMLButtonElement>(null)
  const [over, setOver] = useState<'before' | 'behind'>()
  const latest = useRef({ index, onMove })
  useEffect(() => {
    latest.current = { index, onMove }
  }, [index, onMove])
  useEffect(() => {
    let detach = () => {}
    let gone = false
    void import('@atlaskit/pragmatic-drag-and-drop/element/adapter').then(({ draggable, dropTargetForElements }) => {
      const [element, dragHandle] = [row.current, grip.current]
      if (gone || !element || !dragHandle) return
      const placeOf = (data: Record<string, unknown>) => (data.list === list ? (data.place as () => number)() : -1)
      const stopDragging = draggable({
        element,
        dragHandle,
        getInitialData: () => ({ list, place: () => latest.current.index }),
      })
      const stopTaking = dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.list === list,
        onDragEnter: ({ source }) =>
          setOver(
            placeOf(source.data) > latest.current.index
              ? 'before'
              : placeOf(source.data) < latest.current.index
                ? 'behind'
                : undefined,
          ),
        onDragLeave: () => setOver(undefined),
        onDrop: ({ source }) => {
          setOver(undefined)
          latest.current.onMove(placeOf(source.data), latest.current.index)
        },
      })
      detach = () => {
        stopDragging()
        stopTaking()
      }
    })
    return () => {
      gone = true
      detach()
    }
  }, [list])
  function onKeyDown(event: KeyboardEvent) {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    if (to < 0 || to >= count || to === index) return
    onMove(index, to)
    requestAnimationFrame(() => grip.current?.focus())
  }
  return (
    <Box
      component="li"
      ref={row}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gap: 1,
        px: 2,
        py: 2.5,
        borderBottom: '1px solid var(--ops-line-2)',
        boxShadow:
          over === 'before'
            ? 'inset 0 2px 0 var(--ops-brand)'
            : over === 'behind'
              ? 'inset 0 -2px 0 var(--ops-brand)'
              : undefined,
      }}
    >
      <PlainButton
        ref={grip}
        type="button"
        style={{ cursor: 'grab', alignSelf: 'start', padding: '0 4px', touchAction: 'none' }}
        aria-label={t.moveOf({ label, value: index + 1, count })}
        aria-keyshortcuts="ArrowUp ArrowDown Home End"
        title={t.dragOrUseTheArrowKeys}
        onKeyDown={onKeyDown}
      >
        <GripIcon />
      </PlainButton>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  )
}
