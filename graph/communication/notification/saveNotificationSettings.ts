import { z } from 'zod'
import { builder } from '../../kernel/builder.ts'
import { mutation } from '../../kernel/mutation.ts'
import { readPreference, writePreference } from '../../people/preference/preference.ts'
import { loadUser } from '../../people/user/loadUser.ts'
import { User } from '../../people/user/User.ts'
import { check } from '../../kernel/validation.ts'
import { NotificationKind } from './enums.ts'
import { kindNames } from './kinds.ts'
import { keptSettings, preferenceName } from './settings.ts'

const SettingInput = builder.inputType('NotificationSettingInput', {
  description: 'How one wants to be told of something.',
  fields: (t) => ({
    kind: t.field({ type: NotificationKind, required: true, description: 'Of what.' }),
    inProduct: t.boolean({ required: true, description: 'Whether it stands in the inbox.' }),
    byMail: t.boolean({ required: true, description: 'Whether a mail is sent.' }),
  }),
})

const schema = z.object({
  kinds: z
    .array(z.object({ kind: z.enum(kindNames), inProduct: z.boolean(), byMail: z.boolean() }))
    .max(kindNames.length, 'Name each kind once.'),
})

mutation('saveNotificationSettings', {
  description: 'Sets how the viewer wants to be told of some kinds of things; the others stay as they are.',
  policy: 'signedIn',
  input: (t) => ({
    kinds: t.field({ type: [SettingInput], required: true, description: 'Each kind that changes.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
  }),
  async resolve(input, { context, write }) {
    const { id: userId } = context.requireViewer()
    const { kinds } = check(schema, input)
    return write(async (tx) => {
      const { value } = await readPreference(tx, userId, preferenceName, keptSettings, {})
      const changed = Object.fromEntries(kinds.map(({ kind, ...ways }) => [kind, ways]))
      await writePreference(tx, userId, preferenceName, { ...value, ...changed }, input.version)
      return { userId }
    })
  },
  success: (t) => ({
    user: t.field({
      type: User,
      description: 'Whose settings they are.',
      resolve: ({ userId }, _args, context, info) => loadUser(context, info, userId),
    }),
  }),
})
