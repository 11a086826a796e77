// Dragging a stop to another position, on the browser's own drag and drop. Menu and keys do the same.
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

interface Row {
  position: () => number
  onOver: (isOver: boolean) => void
  onDrop: (from: number) => void
}

/** Makes a stop draggable by its whole row, and a place to drop another on. */
export function attachStop(element: HTMLElement, { position, onOver, onDrop }: Row): () => void {
  const stopDragging = draggable({ element, getInitialData: () => ({ stop: position() }) })
  const stopTaking = dropTargetForElements({
    element,
    canDrop: ({ source }) => 'stop' in source.data && source.data.stop !== position(),
    getDropEffect: () => 'move',
    onDragEnter: () => onOver(true),
    onDragLeave: () => onOver(false),
    onDrop: ({ source }) => {
      onOver(false)
      onDrop(source.data.stop as number)
    },
  })
  return () => {
    stopDragging()
    stopTaking()
  }
}
