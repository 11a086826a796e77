import { mutation } from '../../kernel/mutation.ts'
import { writePreference } from '../../people/preference/preference.ts'
import { ViewerType } from '../../people/user/viewerQuery.ts'
import { noOnboarding, onboardingName } from './onboardingPreference.ts'

mutation('dismissOnboarding', {
  description: "Dismisses the viewer's first steps permanently.",
  policy: 'signedIn',
  input: () => ({}),
  resolve: (_input, { context, write }) =>
    write(async (tx) => {
      await writePreference(tx, context.requireViewer().id, onboardingName, noOnboarding)
      return {}
    }),
  success: (t) => ({
    viewer: t.field({
      type: ViewerType,
      description: 'The viewer after the change.',
      resolve: (_payload, _args, context) => context.requireViewer(),
    }),
  }),
})
