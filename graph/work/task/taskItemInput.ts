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
  classId: t.int({ description: 'The number of its action class.' }),
  priorityId: t.int({ description: 'The number of its priority.' }),
  objectiveId: t.int({ description: 'The number of what it is for.' }),
  transactionTypeId: t.int({ description: 'The number of the kind of transaction that it is.' }),
  ttpTypeId: t.int({ description: 'The number of the kind of partner that it is done with.' }),
  system: t.string({ description: 'The shortcut that its records belong to, as mytasks; empty for none.' }),
})
