import { ChangeLine } from '../../work/action/ChangeLine.tsx'
import { AttachmentRow } from '../../work/note/AttachmentRow.tsx'
import { NoteItem } from '../../work/note/NoteItem.tsx'
import { MessageItem } from '../message/MessageItem.tsx'
import type { ActivityItemShown } from './useActivity.ts'

interface ActivityEntryProps {
  actionId: string
  zone: string
  item: ActivityItemShown
}

/** One entry of the activity, as what it is: an item of a list, but for a step, which may stand in one with others. */
export function ActivityEntry({ actionId, zone, item }: ActivityEntryProps) {
  if (item.change) return <ChangeLine entry={item.change} zone={zone} />
  if (item.note) return <NoteItem note={item.note} />
  if (item.message) return <MessageItem message={item.message} />
  return item.attachment ? (
    <li>
      <AttachmentRow actionId={actionId} attachment={item.attachment} />
    </li>
  ) : null
}
