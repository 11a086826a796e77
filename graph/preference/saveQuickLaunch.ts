import { mutation } from '../mutation.ts'
import { check } from '../validation.ts'
import { writePreference } from './preference.ts'
import { QuickLaunch, loadQuickLaunch } from './QuickLaunch.ts'
import { quickLaunchRules, usualLaunch } from './launchRules.ts'

mutation('saveQuickLaunch', {
  description: 'Chooses the shortcuts of the viewer’s quick launch and their order, or goes back to the usual twelve.',
  policy: 'signedIn',
  input: (t) => ({
    selected: t.stringList({ description: 'The keys in their order; left out, the usual twelve.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
  }),
  async resolve({ selected, version }, { context, write }) {
    const value = selected ? check(quickLaunchRules, { selected }) : usualLaunch
    return write(async (tx) => {
      await writePreference(tx, context.requireViewer().id, 'quickLaunch', value, version)
      return { selected: value.selected }
    })
  },
  success: (t) => ({
    quickLaunch: t.field({
      type: QuickLaunch,
      description: 'The quick launch as it is now.',
      args: { organizationId: t.arg.id({ description: 'The organization whose tree’s sites are shown.' }) },
      resolve: (_payload, { organizationId }, context) => loadQuickLaunch(context, organizationId),
    }),
  }),
})
