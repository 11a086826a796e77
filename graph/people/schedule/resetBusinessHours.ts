import { mutation } from '../../kernel/mutation.ts'
import { organizationInAnswer } from '../../organization/organization/loadOrganization.ts'
import { organizationFor } from '../../organization/organization/organizationFor.ts'
import { resetVersioned } from '../../kernel/versioned.ts'
import { the } from '../../kernel/noun.ts'

mutation('resetBusinessHours', {
  description: 'Resets the business hours of an organization to those of its parent organization.',
  policy: 'organizations.edit',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The organization that the business hours belong to.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  async resolve(input, { context, write }) {
    const { id: organizationId } = await organizationFor(context, input.organizationId, 'organizations.edit')
    return write(async ({ businessHours }) => {
      await resetVersioned(businessHours, the('BusinessHours'), { organizationId }, input.version)
      return { organizationId }
    })
  },
  success: organizationInAnswer,
})
