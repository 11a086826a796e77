// Dragging cards, on the browser's own drag and drop. It loads behind the first screen: menu and keys do the same.
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

export interface Dragging<Item> {
  onStart: (item: Item) => void
  onEnd: () => void
}

/** Makes an element draggable; `item` is asked for when a drag begins. */
export function makeDraggable<Item extends object>(
  element: HTMLElement,
  item: () => Item,
  { onStart, onEnd }: Dragging<Item>,
) {
  return draggable({
    element,
    getInitialData: () => ({ item: item() }),
    onDragStart: () => onStart(item()),
    onDrop: onEnd,
  })
}

/** Makes an element take what is dropped on it. */
export function makeTarget<Item extends object>(element: HTMLElement, onDrop: (item: Item) => void) {
  return dropTargetForElements({ element, onDrop: ({ source }) => onDrop(source.data.item as Item) })
}
