import { builder } from '../../kernel/builder.ts'
import { readPreference } from '../../people/preference/preference.ts'
import { User } from '../../people/user/User.ts'
import { NotificationKind } from './enums.ts'
import { kindNames, kindOf, type KindName } from './kinds.ts'
import { keptSettings, preferenceName, waysOf, type Ways } from './settings.ts'

interface Setting extends Ways {
  kind: KindName
}

const NotificationSetting = builder.objectRef<Setting>('NotificationSetting').implement({
  description: "A user's setting for one kind of notification.",
  fields: (t) => ({
    kind: t.expose('kind', { type: NotificationKind, description: 'The kind of notification.' }),
    name: t.string({
      description: 'The name of the kind of notification, as a heading.',
      resolve: ({ kind }, _args, { language }) => kindOf(kind).name.in(language),
    }),
    about: t.string({
      description: 'When the notification is sent, as a sentence.',
      resolve: ({ kind }, _args, { language }) => kindOf(kind).about.in(language),
    }),
    inProduct: t.exposeBoolean('inProduct', { description: 'Whether the notification appears in the inbox.' }),
    byMail: t.exposeBoolean('byMail', { description: 'Whether the notification is sent by mail.' }),
    isMailedAnyway: t.boolean({
      description: 'Whether a mail is sent regardless of this setting, as for an invitation.',
      resolve: ({ kind }) => kindOf(kind).isMailedAnyway ?? false,
    }),
  }),
})

const NotificationSettings = builder
  .objectRef<{ version: number; kinds: Setting[] }>('NotificationSettings')
  .implement({
    description: "A user's notification settings.",
    fields: (t) => ({
      version: t.exposeInt('version', {
        description:
          'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
      }),
      kinds: t.expose('kinds', {
        type: [NotificationSetting],
        description: 'The setting of each kind of notification.',
      }),
    }),
  })

builder.prismaObjectField(User, 'notificationSettings', (t) =>
  t.field({
    type: NotificationSettings,
    nullable: true,
    description: 'The notification settings of the viewer; null for other users.',
    select: { id: true },
    resolve: async ({ id }, _args, context) => {
      if (id !== context.requireViewer().id) return null
      const { value, version } = await readPreference(context.db.prisma, id, preferenceName, keptSettings, {})
      return { version, kinds: kindNames.map((kind) => ({ kind, ...waysOf(value, kind) })) }
    },
  }),
)
