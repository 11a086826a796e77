// What of an item can be written, in one vocabulary for making and changing it.
import { entry } from '../../kernel/entryId.ts'
import { z } from 'zod'
import type { builder } from '../../kernel/builder.ts'
import { shortcutKeys } from '../../people/preference/shortcuts.ts'
import { checked, entered } from '../../kernel/fields.ts'
import { name, say } from '../../kernel/validation.ts'
import { itemFields } from './fields.ts'
import * as t from './__generated__/messages.ts'

type InputBuilder = PothosSchemaTypes.InputFieldBuilder<(typeof builder)['$inferSchemaTypes'], 'InputObject'>

/** Which shortcut its records belong to. */
const system = z.enum(['', ...shortcutKeys], say(t.chooseShortcut({ shortcuts: shortcutKeys.join(', ') })))

export const taskItemShape = z.object({
  name: name.nullish(),
  ...checked(itemFields),
  system: system.nullish(),
})

/** The fields that an item has beside its name, which all may be left out. */
export const taskItemInput = (t: InputBuilder) => ({
  ...entered(t, itemFields),
  actionClassId: entry(t, 'ACTION_CLASS', { description: 'The action class of the work.' }),
  priorityId: entry(t, 'SCHEDULE_PRIORITY', { description: 'The priority.' }),
  objectiveId: entry(t, 'TASK_OBJECTIVE', { description: 'The task objective.' }),
  transactionTypeId: entry(t, 'TRANSACTION_TYPE', { description: 'The transaction type.' }),
  ttpTypeId: entry(t, 'TTP_TYPE', { description: 'The type of partner that the work is done with.' }),
  system: t.string({ description: 'The shortcut that its records belong to, such as mytasks; empty for none.' }),
})
