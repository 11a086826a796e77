// The orders of a directory: by the words of its entries, or by when they were made.
import type { PlacePart } from '../cursors.ts'
import type { PageAsked } from '../paging.ts'
import { cursorIn, seek } from '../statement/seek.ts'
import type { Asked } from './listShape.ts'

const orders = {
  NAME: { columns: ['text', 'id'], parts: ['text', 'uuid'] },
  CREATED: { columns: ['id'], parts: ['uuid'] },
} as const

/** Where a page of entries goes on, by which columns of theirs, and the cursor of one from its values of these. */
export function directorySeek({ list, field, isDescending }: Asked<keyof typeof orders>, page: PageAsked) {
  const { columns, parts } = orders[field]
  const order = { list, parts, isDescending }
  return {
    at: seek(order, page),
    columnsOf: (alias: string) => columns.map((column) => `${alias}.${column}`),
    cursorOf: (place: readonly unknown[]) => cursorIn<readonly PlacePart[]>(order, place as string[]),
  }
}
