import { ConflictError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { the } from '../../kernel/noun.ts'
import { requireAt } from '../../kernel/permission.ts'
import { stale } from '../../kernel/stale.ts'
import { organizationInAnswer } from '../../organization/organization/loadOrganization.ts'
import { findSubject, lockTree, organizationPlace } from '../../organization/organization/subject.ts'
import { factorOf } from './factorOf.ts'
import * as m from './__generated__/messages.ts'

mutation('setSignInPolicy', {
  description:
    'Sets what a root organization requires at sign-in; people without a second factor set one up at their next sign-in, which is due within ten minutes.',
  policy: 'organization.administer',
  scope: 'ACCOUNT',
  stepUp: true,
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The root organization.' }),
    version: t.int({ description: 'The version that was seen, to be told if somebody has changed it since.' }),
    requiresSecondFactor: t.boolean({
      required: true,
      description: 'Whether everybody who belongs to it needs a second factor; the viewer needs one first.',
    }),
  }),
  async resolve({ organizationId, version, requiresSecondFactor }, { context, write }) {
    const viewer = context.requireViewer()
    const subject = await findSubject(context, organizationId)
    requireAt(viewer, 'organization.administer', organizationPlace(subject))
    if (subject.parentId) throw new ConflictError(m.onlyRoot)
    const rootId = subject.id
    return write(async (tx) => {
      await lockTree(tx, rootId)
      if (requiresSecondFactor) {
        const { hasApp, hasPasskey } = await factorOf(tx, viewer.id, context.now)
        if (!hasApp && !hasPasskey) throw new ConflictError(m.ownFirst)
      }
      const kept = await tx.signInPolicy.findUnique({ where: { rootId } })
      const current = kept?.version ?? 0
      if (version != null && version !== current)
        throw stale(the('SignInPolicy'), { requiresSecondFactor, version }, kept ?? { version: 0 })
      await tx.signInPolicy.upsert({
        where: { rootId },
        create: { rootId, requiresSecondFactor },
        update: { requiresSecondFactor, version: { increment: 1 } },
      })
      return { organizationId: rootId }
    })
  },
  success: organizationInAnswer,
})
