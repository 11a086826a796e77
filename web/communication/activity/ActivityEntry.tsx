import { graphql, useFragment } from 'react-relay'
import type { ActivityEntry_item$key } from '../../__generated__/ActivityEntry_item.graphql.ts'
import { ChangeLine } from '../../work/action/ChangeLine.tsx'
import { AttachmentRow } from '../../work/note/AttachmentRow.tsx'
import { NoteItem } from '../../work/note/NoteItem.tsx'
import { MessageItem } from '../message/MessageItem.tsx'

interface ActivityEntryProps {
  actionId: string
  zone: string
  item: ActivityEntry_item$key
}

/** One entry of the activity, as what it is: an item of a list, but for a step, which may stand in one with others. */
export function ActivityEntry({ actionId, zone, item: key }: ActivityEntryProps) {
  const item = useFragment(
    graphql`
      fragment ActivityEntry_item on ActivityItem {
        ...ChangeLine_entry @alias(as: "change")
        ...NoteItem_note @alias(as: "note")
        ...MessageItem_message @alias(as: "message")
        ...AttachmentRow_attachment @alias(as: "attachment")
      }
    `,
    key,
  )
  if (item.change) return <ChangeLine entry={item.change} zone={zone} />
  if (item.note) return <NoteItem note={item.note} />
  if (item.message) return <MessageItem message={item.message} />
  return item.attachment ? (
    <li>
      <AttachmentRow actionId={actionId} attachment={item.attachment} />
    </li>
  ) : null
}
