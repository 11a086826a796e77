// What of an item can be written, in one vocabulary for making and changing it.
import { z } from 'zod'
import type { builder } from '../../kernel/builder.ts'
import { shortcutKeys } from '../../people/preference/shortcuts.ts'
import { checked, entered } from '../../kernel/fields.ts'
import { name } from '../../kernel/validation.ts'
import { itemFields } from './fields.ts'

type InputBuilder = PothosSchemaTypes.InputFieldBuilder<(typeof builder)['$inferSchemaTypes'], 'InputObject'>

/** Which shortcut its records belong to. */
const system = z.enum(['', ...shortcutKeys], { error: `Choose one of ${shortcutKeys.join(', ')}, or nothing.` })

export const taskItemShape = z.object({
  name: name.nullish(),
  ...checked(itemFields),
  system: system.nullish(),
})

/** The fields that an item has beside its name, which all may be left out. */
export const taskItemInput = (t: InputBuilder) => ({
  ...entered(t, itemFields),
  classId: t.int({ description: 'The numeric id of the action class.' }),
  priorityId: t.int({ description: 'The numeric id of the priority.' }),
  objectiveId: t.int({ description: 'Task objective number (reference list TASK_OBJECTIVE).' }),
  transactionTypeId: t.int({ description: 'Transaction type number (reference list TRANSACTION_TYPE).' }),
  ttpTypeId: t.int({ description: 'Number of the partner type that the work is done with (reference list TTP_TYPE).' }),
  system: t.string({ description: 'The shortcut that its records belong to, such as mytasks; empty for none.' }),
})
