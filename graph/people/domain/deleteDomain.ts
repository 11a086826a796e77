import { NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { the } from '../../kernel/noun.ts'
import { organizationInAnswer } from '../../organization/organization/loadOrganization.ts'
import { ownDomain } from './subject.ts'

mutation('deleteDomain', {
  description: 'Removes a domain from a root organization.',
  policy: 'organization.administer',
  scope: 'ACCOUNT',
  stepUp: true,
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The root organization.' }),
    name: t.string({ required: true, description: 'The domain.' }),
  }),
  async resolve({ organizationId, name: given }, { context, write }) {
    const { rootId, name } = await ownDomain(context, organizationId, given)
    return write(async (tx) => {
      const { count } = await tx.domain.deleteMany({ where: { rootId, name } })
      if (!count) throw new NotFoundError(the('Domain'))
      return { organizationId: rootId }
    })
  },
  success: organizationInAnswer,
})
