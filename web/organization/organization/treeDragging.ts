// Dragging in the tree, on the browser's own drag and drop. Menu and keys do the same.
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { whyNotBelow, type Movable, type Target } from './moving.ts'

interface Row {
  /** What the row is of, when it is asked. */
  moved: () => Movable
  target: () => Target
  onDragging: (isDragged: boolean) => void
  /** What is over the row and why it can't be dropped; null when nothing is. */
  onOver: (over: { reason?: string } | null) => void
  onDrop: (moved: Movable, reason?: string) => void
}

/** Makes a row of the tree draggable, and a place to drop another on. */
export function attachRow(element: HTMLElement, { moved, target, onDragging, onOver, onDrop }: Row): () => void {
  const stopDragging = draggable({
    element,
    getInitialData: () => ({ organization: moved() }),
    onDragStart: () => onDragging(true),
    onDrop: () => onDragging(false),
  })
  const stopTaking = dropTargetForElements({
    element,
    canDrop: ({ source }) => 'organization' in source.data && (source.data.organization as Movable).id !== moved().id,
    getDropEffect: () => 'move',
    onDragEnter: ({ source }) => onOver({ reason: whyNotBelow(source.data.organization as Movable, target()) }),
    onDragLeave: () => onOver(null),
    onDrop: ({ source }) => {
      onOver(null)
      const dropped = source.data.organization as Movable
      onDrop(dropped, whyNotBelow(dropped, target()))
    },
  })
  return () => {
    stopDragging()
    stopTaking()
  }
}
