import { builder } from '../../kernel/builder.ts'
import { User } from '../user/User.ts'
import { keptSettings, settingsName, themes, usualSettings } from './keptSettings.ts'
import { readPreference } from './preference.ts'

export const Theme = builder.enumType('Theme', {
  description: 'In which colours the product is shown.',
  values: Object.fromEntries(
    themes.map((name) => [
      name,
      { description: `${name === 'SYSTEM' ? 'As the device is set' : name === 'DARK' ? 'Dark' : 'Light'}.` },
    ]),
  ) as Record<(typeof themes)[number], { description: string }>,
})

type Shape = typeof usualSettings & { version: number }

const PersonSettings = builder.objectRef<Shape>('PersonSettings').implement({
  description: 'What somebody has set of the product for themselves.',
  fields: (t) => ({
    version: t.exposeInt('version', {
      description: 'Grows with every change, 0 where nothing was set; a change names the version it was made from.',
    }),
    theme: t.expose('theme', { type: Theme, description: 'In which colours it is shown.' }),
    toastMs: t.exposeInt('toastMs', {
      description: 'How long a toast stays, in milliseconds; 0 for until it is closed.',
    }),
  }),
})

builder.prismaObjectField(User, 'settings', (t) =>
  t.field({
    type: PersonSettings,
    nullable: true,
    description: 'What the viewer has set for themselves; null of anybody else.',
    select: { id: true },
    resolve: async ({ id }, _args, context) => {
      if (id !== context.requireViewer().id) return null
      const { value, version } = await readPreference(context.db.prisma, id, settingsName, keptSettings, usualSettings)
      return { ...value, version }
    },
  }),
)
