import { NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { check } from '../../kernel/validation.ts'
import { writePreference } from '../../people/preference/preference.ts'
import { QuickLaunch, loadQuickLaunch } from './QuickLaunch.ts'
import { quickLaunchRules, treeOf, usualLaunch } from './launchRules.ts'
import { the } from '../../kernel/noun.ts'

mutation('saveQuickLaunch', {
  description: "Sets the shortcuts in the viewer's quick launch and their order, or resets them to the default twelve.",
  policy: 'signedIn',
  input: (t) => ({
    selected: t.stringList({
      description: 'The shortcut keys in display order; if omitted, resets to the default twelve.',
    }),
    organizationId: t.id({
      description:
        "The organization whose external shortcuts the result shows; defaults to the viewer's first organization.",
    }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  async resolve({ selected, version, organizationId }, { context, write }) {
    const rootId = organizationId == null ? context.requireViewer().rootIds[0] : await treeOf(context, organizationId)
    if (organizationId != null && !rootId) throw new NotFoundError(the('Organization'))
    const value = selected ? check(quickLaunchRules, { selected }) : usualLaunch
    return write(async (tx) => {
      await writePreference(tx, context.requireViewer().id, 'quickLaunch', value, version)
      return { rootId }
    })
  },
  success: (t) => ({
    quickLaunch: t.field({
      type: QuickLaunch,
      description: 'The quick launch after the change.',
      resolve: ({ rootId }, _args, context) => loadQuickLaunch(context, rootId),
    }),
  }),
})
