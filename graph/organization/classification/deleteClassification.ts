import { ConflictError, NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { Organization } from '../organization/Organization.ts'
import { loadOrganizations } from '../organization/visibleOrganizations.ts'
import { checkNaics } from '../organization/classify.ts'
import { editableOrganizations } from './editable.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

mutation('deleteClassification', {
  description: 'Removes an industry classification from an organization; the primary one can only be removed last.',
  policy: 'organizations.delete',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The organization.' }),
    naics: t.string({ required: true, description: 'The six-digit NAICS code.' }),
  }),
  async resolve(input, { context, write }) {
    const [organizationId] = (await editableOrganizations(context, [input.organizationId], 'organizations.delete')) as [
      string,
    ]
    const found = await checkNaics(input.naics)
    if ('problem' in found) throw new ValidationError([{ path: 'naics', message: found.problem }])
    return write(async (transaction) => {
      await transaction.$queryRaw`select 1 from organization where id = ${organizationId}::uuid for no key update`
      const there = await transaction.industryClassification.findMany({ where: { organizationId } })
      const gone = there.find(({ naics }) => naics === found.code)
      if (!gone) throw new NotFoundError(the('IndustryClassification'))
      if (gone.isPrimary && there.length > 1) {
        throw new ConflictError(m.isPrimary)
      }
      await transaction.industryClassification.delete({
        where: { organizationId_naics: { organizationId, naics: found.code } },
      })
      return { organizationId }
    })
  },
  success: (t) => ({
    organization: t.field({
      type: Organization,
      description: 'The organization after the change.',
      resolve: async ({ organizationId }, _args, context, info) =>
        (await loadOrganizations([organizationId], context, info))[0] as never,
    }),
  }),
})
