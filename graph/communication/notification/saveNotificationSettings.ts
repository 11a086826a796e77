import { z } from 'zod'
import { builder } from '../../kernel/builder.ts'
import { mutation } from '../../kernel/mutation.ts'
import { readPreference, writePreference } from '../../people/preference/preference.ts'
import { loadUser } from '../../people/user/loadUser.ts'
import { User } from '../../people/user/User.ts'
import { check, say } from '../../kernel/validation.ts'
import { NotificationKind } from './enums.ts'
import { kindNames } from './kinds.ts'
import { keptSettings, preferenceName } from './settings.ts'
import * as t from './__generated__/messages.ts'

const SettingInput = builder.inputType('NotificationSettingInput', {
  description: 'Settings for one kind of notification.',
  fields: (t) => ({
    kind: t.field({ type: NotificationKind, required: true, description: 'The kind of notification.' }),
    inProduct: t.boolean({ required: true, description: 'Whether the notification appears in the inbox.' }),
    byMail: t.boolean({ required: true, description: 'Whether the notification is sent by mail.' }),
  }),
})

const schema = z.object({
  kinds: z
    .array(z.object({ kind: z.enum(kindNames), inProduct: z.boolean(), byMail: z.boolean() }))
    .max(kindNames.length, say(t.kindOnce)),
})

mutation('saveNotificationSettings', {
  description: "Updates the viewer's notification settings for the given kinds; other kinds are unchanged.",
  policy: 'signedIn',
  input: (t) => ({
    kinds: t.field({ type: [SettingInput], required: true, description: 'The notification kinds to change.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
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
      description: 'The user whose settings were saved.',
      resolve: ({ userId }, _args, context, info) => loadUser(context, info, userId),
    }),
  }),
})
