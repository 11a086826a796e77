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
  description: 'How somebody wants to be told of something.',
  fields: (t) => ({
    kind: t.expose('kind', { type: NotificationKind, description: 'Of what.' }),
    name: t.string({ description: 'Of what, as a heading.', resolve: ({ kind }) => kindOf(kind).name }),
    about: t.string({ description: 'When one is told, in a sentence.', resolve: ({ kind }) => kindOf(kind).about }),
    inProduct: t.exposeBoolean('inProduct', { description: 'Whether it stands in the inbox.' }),
    byMail: t.exposeBoolean('byMail', { description: 'Whether a mail is sent.' }),
    isMailedAnyway: t.boolean({
      description: 'Whether a mail is sent whatever is set here, as with an invitation.',
      resolve: ({ kind }) => kindOf(kind).isMailedAnyway ?? false,
    }),
  }),
})

const NotificationSettings = builder
  .objectRef<{ version: number; kinds: Setting[] }>('NotificationSettings')
  .implement({
    description: 'What somebody wants to be told of, and how.',
    fields: (t) => ({
      version: t.exposeInt('version', {
        description: 'Grows with every change; a change names the version it was made from.',
      }),
      kinds: t.expose('kinds', { type: [NotificationSetting], description: 'Each kind, as it is set.' }),
    }),
  })

builder.prismaObjectField(User, 'notificationSettings', (t) =>
  t.field({
    type: NotificationSettings,
    nullable: true,
    description: 'What the viewer wants to be told of; null of anybody else.',
    select: { id: true },
    resolve: async ({ id }, _args, context) => {
      if (id !== context.requireViewer().id) return null
      const { value, version } = await readPreference(context.db.prisma, id, preferenceName, keptSettings, {})
      return { version, kinds: kindNames.map((kind) => ({ kind, ...waysOf(value, kind) })) }
    },
  }),
)
