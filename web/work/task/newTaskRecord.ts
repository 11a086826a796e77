import { entryId } from '../../kernel/relay/entryId.ts'
import { itemFieldsOf } from './taskFields.ts'
import type { PickedItem } from './TaskItemPicker.tsx'
import * as t from './__generated__/messages.ts'

/** What becomes of open records of a task record that moves. */
export const openText = (count: number) => t.openRecordsStay({ count })

/** What a new one takes over from its item; how that is done is read there. */
export const inheritedFields = (item: PickedItem | undefined) =>
  item ? { ...itemFieldsOf(item), title: item.name, description: '' } : { serviceTimeMins: 0 }

/** The class and priority that a new one takes over from its item. */
export const inheritedChoices = (item: PickedItem | null | undefined) => ({
  actionClassId: item?.actionClass.id ?? entryId('ACTION_CLASS', 1),
  priorityId: item?.priority.id ?? entryId('SCHEDULE_PRIORITY', 4),
})
