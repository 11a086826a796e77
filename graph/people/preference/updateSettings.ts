import { mutation } from '../../kernel/mutation.ts'
import { userInAnswer } from '../user/userInAnswer.ts'
import { check } from '../../kernel/validation.ts'
import { keptSettings, settingsName, usualSettings } from './keptSettings.ts'
import { Theme } from './PersonSettings.ts'
import { readPreference, writePreference } from './preference.ts'

mutation('updateSettings', {
  description: "Updates the viewer's product settings; omitted settings are unchanged.",
  policy: 'signedIn',
  input: (t) => ({
    theme: t.field({ type: Theme, description: 'The color theme.' }),
    toastMs: t.int({
      description:
        'How long toasts are shown, in milliseconds: 3,000, 5,000, 10,000, 20,000, or 0 to keep them until closed.',
    }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  clears: {},
  async resolve(input, { context, write }) {
    const { id: userId } = context.requireViewer()
    const { theme, toastMs } = check(keptSettings.partial(), {
      theme: input.theme ?? undefined,
      toastMs: input.toastMs ?? undefined,
    })
    return write(async (tx) => {
      const { value } = await readPreference(tx, userId, settingsName, keptSettings, usualSettings)
      await writePreference(
        tx,
        userId,
        settingsName,
        { theme: theme ?? value.theme, toastMs: toastMs ?? value.toastMs },
        input.version,
      )
      return { userId }
    })
  },
  success: userInAnswer,
})
