import { HistoryEntry } from '../../work/action/history.ts'
import { builder } from '../../kernel/builder.ts'
import { Attachment } from '../../work/note/Attachment.ts'
import { Note } from '../../work/note/Note.ts'
import { Message } from '../message/Message.ts'

export type ItemType = 'HistoryEntry' | 'Note' | 'Message' | 'Attachment'

const typeOfRow = new WeakMap<object, ItemType>()

/** Marks a row with the type that it is of in the graph. */
export function asItem<Row extends object>(type: ItemType, row: Row): Row {
  typeOfRow.set(row, type)
  return row
}

export const ActivityItem = builder.unionType('ActivityItem', {
  description: 'An entry of the activity of an action record: a change of it, a note, a message, an email or a file.',
  types: [HistoryEntry, Note, Message, Attachment],
  resolveType: (row) => typeOfRow.get(row as object),
})
