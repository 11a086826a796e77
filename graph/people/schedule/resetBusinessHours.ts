import { mutation } from '../../kernel/mutation.ts'
import { organizationInAnswer } from '../../organization/organization/loadOrganization.ts'
import { organizationFor } from '../../organization/organization/organizationFor.ts'
import { resetVersioned } from '../../kernel/versioned.ts'

mutation('resetBusinessHours', {
  description: 'Takes the hours of its own from an organization: it works as the one above it.',
  policy: 'organizations.edit',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'Whose hours they are.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
  }),
  async resolve(input, { context, write }) {
    const { id: organizationId } = await organizationFor(context, input.organizationId, 'organizations.edit')
    return write(async ({ businessHours }) => {
      await resetVersioned(businessHours, 'The business hours', { organizationId }, input.version)
      return { organizationId }
    })
  },
  success: organizationInAnswer,
})
