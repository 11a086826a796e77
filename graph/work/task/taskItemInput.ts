// What of an item can be written, in one vocabulary for making and changing it.
import { z } from 'zod'
import type { builder } from '../../kernel/builder.ts'
import { shortcutKeys } from '../../people/preference/shortcuts.ts'
import { name, text } from '../../kernel/validation.ts'

type InputBuilder = PothosSchemaTypes.InputFieldBuilder<(typeof builder)['$inferSchemaTypes'], 'InputObject'>

export const serviceTime = z
  .int('Write whole minutes.')
  .min(0, 'Write 0 or more.')
  .max(100_000, 'Write at most 100,000.')

/** Which shortcut its records belong to. */
const system = z.enum(['', ...shortcutKeys], { error: `Choose one of ${shortcutKeys.join(', ')}, or nothing.` })

export const taskItemShape = z.object({
  name: name.nullish(),
  description: text(0, 5000).nullish(),
  serviceTimeMins: serviceTime.nullish(),
  system: system.nullish(),
})

/** The fields that an item has beside its name, which all may be left out. */
export const taskItemFields = (t: InputBuilder) => ({
  description: t.string({ description: 'How it is done, in a few sentences.' }),
  serviceTimeMins: t.int({ description: 'How long it should take, in minutes.' }),
  classId: t.int({ description: 'The number of its action class.' }),
  priorityId: t.int({ description: 'The number of its priority.' }),
  objectiveId: t.int({ description: 'The number of what it is for.' }),
  transactionTypeId: t.int({ description: 'The number of the kind of transaction that it is.' }),
  ttpTypeId: t.int({ description: 'The number of the kind of partner that it is done with.' }),
  requiresSignOff: t.boolean({ description: 'Whether somebody else signs off what was completed.' }),
  system: t.string({ description: 'The shortcut that its records belong to, as mytasks; empty for none.' }),
})

/** What an input has of these; null is as good as left out, since an item has no empty fields. */
export const given = <T extends Record<string, unknown>>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)) as {
    [field in keyof T]?: NonNullable<T[field]>
  }
