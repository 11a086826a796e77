import { NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { the } from '../../kernel/noun.ts'
import { stale } from '../../kernel/stale.ts'
import { organizationInAnswer } from '../../organization/organization/loadOrganization.ts'
import { lockTree } from '../../organization/organization/subject.ts'
import { ownProvider } from './readProvider.ts'

mutation('deleteIdentityProvider', {
  description:
    'Removes the identity provider of a root organization with all connections of accounts to it; people sign in by password or passkey again.',
  policy: 'organization.administer',
  scope: 'ACCOUNT',
  stepUp: true,
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The root organization.' }),
    version: t.int({ required: true, description: 'The version that was seen.' }),
  }),
  async resolve({ organizationId, version }, { context, write }) {
    const { rootId } = await ownProvider(context, organizationId)
    return write(async (tx) => {
      await lockTree(tx, rootId)
      const kept = await tx.identityProvider.findUnique({ where: { rootId } })
      if (!kept) throw new NotFoundError(the('IdentityProvider'))
      if (kept.version !== version) throw stale(the('IdentityProvider'), { version }, kept)
      await tx.identityProvider.delete({ where: { rootId } })
      await tx.providerIdentity.deleteMany({ where: { rootId } })
      return { organizationId: rootId }
    })
  },
  success: organizationInAnswer,
})
