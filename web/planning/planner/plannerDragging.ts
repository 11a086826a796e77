// Dragging on the planner, by the browser's own drag and drop. Keys and the window that asks do the same.
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { Work } from './work.ts'

interface Taken {
  work: Work
  /** How far from its beginning it was taken, in px; 0 for what has no length yet. */
  grab: number
}

/** Makes an element carry some work; not from where it is made longer. */
export function carries(element: HTMLElement, work: () => Work | undefined, onEnd: () => void): () => void {
  return draggable({
    element,
    canDrag: ({ input }) =>
      Boolean(work()?.canPlan) && !document.elementFromPoint(input.clientX, input.clientY)?.closest('[data-resize]'),
    getInitialData: ({ input }) => ({
      work: work(),
      grab: element.dataset.block ? input.clientX - element.getBoundingClientRect().left : 0,
    }),
    onDrop: onEnd,
  })
}

interface Target {
  onOver: (taken: Taken, clientX: number) => void
  onLeave: () => void
  onDrop: (taken: Taken, clientX: number) => void
}

/** Makes an element a place to put work. */
export function takes(element: HTMLElement, { onOver, onLeave, onDrop }: Target): () => void {
  const taken = (data: Record<string | symbol, unknown>) => data as unknown as Taken
  return dropTargetForElements({
    element,
    canDrop: ({ source }) => Boolean(source.data.work),
    getDropEffect: () => 'move',
    onDragEnter: ({ source, location }) => onOver(taken(source.data), location.current.input.clientX),
    onDrag: ({ source, location }) => onOver(taken(source.data), location.current.input.clientX),
    onDragLeave: onLeave,
    onDrop: ({ source, location }) => onDrop(taken(source.data), location.current.input.clientX),
  })
}
