import { builder } from '../../kernel/builder.ts'
import { User } from '../user/User.ts'
import { keptSettings, settingsName, themes, usualSettings } from './keptSettings.ts'
import { readPreference } from './preference.ts'

export const Theme = builder.enumType('Theme', {
  description: 'The color theme of the product.',
  values: Object.fromEntries(
    themes.map((name) => [
      name,
      { description: `${name === 'SYSTEM' ? 'As the device is set' : name === 'DARK' ? 'Dark' : 'Light'}.` },
    ]),
  ) as Record<(typeof themes)[number], { description: string }>,
})

type Shape = typeof usualSettings & { version: number }

const PersonSettings = builder.objectRef<Shape>('PersonSettings').implement({
  description: 'The product settings of a user.',
  fields: (t) => ({
    version: t.exposeInt('version', {
      description: 'Increases with every change; 0 if never set; updates name the version they are based on.',
    }),
    theme: t.expose('theme', { type: Theme, description: 'The color theme.' }),
    toastMs: t.exposeInt('toastMs', {
      description: 'How long a toast is shown, in milliseconds. 0 means until it is closed.',
    }),
  }),
})

builder.prismaObjectField(User, 'settings', (t) =>
  t.field({
    type: PersonSettings,
    nullable: true,
    description: 'The personal settings of the viewer; null for other users.',
    select: { id: true },
    resolve: async ({ id }, _args, context) => {
      if (id !== context.requireViewer().id) return null
      const { value, version } = await readPreference(context.db.prisma, id, settingsName, keptSettings, usualSettings)
      return { ...value, version }
    },
  }),
)
