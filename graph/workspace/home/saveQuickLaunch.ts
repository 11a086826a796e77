import { NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { check } from '../../kernel/validation.ts'
import { writePreference } from '../../people/preference/preference.ts'
import { QuickLaunch, loadQuickLaunch } from './QuickLaunch.ts'
import { quickLaunchRules, treeOf, usualLaunch } from './launchRules.ts'

mutation('saveQuickLaunch', {
  description: 'Chooses the shortcuts of the viewer’s quick launch and their order, or goes back to the usual twelve.',
  policy: 'signedIn',
  input: (t) => ({
    selected: t.stringList({ description: 'The keys in their order; left out, the usual twelve.' }),
    organizationId: t.id({
      description:
        'The organization whose tree’s sites the answer shows; else those of the first that the viewer belongs to.',
    }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
  }),
  async resolve({ selected, version, organizationId }, { context, write }) {
    const rootId = organizationId == null ? context.requireViewer().rootIds[0] : await treeOf(context, organizationId)
    if (organizationId != null && !rootId) throw new NotFoundError('The organization')
    const value = selected ? check(quickLaunchRules, { selected }) : usualLaunch
    return write(async (tx) => {
      await writePreference(tx, context.requireViewer().id, 'quickLaunch', value, version)
      return { rootId }
    })
  },
  success: (t) => ({
    quickLaunch: t.field({
      type: QuickLaunch,
      description: 'The quick launch as it is now.',
      resolve: ({ rootId }, _args, context) => loadQuickLaunch(context, rootId),
    }),
  }),
})
