import { mutation } from '../../kernel/mutation.ts'
import { the } from '../../kernel/noun.ts'
import { requireAt } from '../../kernel/permission.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { Application } from './Application.ts'
import { applicationNamed, loadWritten } from './visibleApplications.ts'

mutation('endApplication', {
  description: 'Ends an application permanently: it can act for nobody any more; one that has ended is unchanged.',
  policy: 'organization.administer',
  scope: 'ACCOUNT',
  input: (t) => ({
    id: t.id({ required: true, description: 'The application.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  async resolve(input, { context, write }) {
    const { now } = context
    const { id, rootId, endedAt, version } = await applicationNamed(context, input.id)
    requireAt(context.requireViewer(), 'organization.administer', { rootId, organizationId: rootId })
    if (endedAt) return { applicationId: id }
    return write(async (tx) => {
      const seen = { id, version: input.version ?? version }
      await changeVersioned(tx.application, the('Application'), seen, { endedAt: now }, { shown: {} })
      await tx.accessToken.updateMany({
        where: { applicationId: id, revokedAt: null },
        data: { revokedAt: now, revokedById: context.requireViewer().id },
      })
      return { applicationId: id }
    })
  },
  success: (t) => ({
    application: t.field({
      type: Application,
      description: 'The application after the change.',
      resolve: ({ applicationId }, _args, context, info) => loadWritten(context, info, applicationId),
    }),
  }),
})
