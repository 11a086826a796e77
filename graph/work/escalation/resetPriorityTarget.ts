import { mutation } from '../../kernel/mutation.ts'
import { organizationInAnswer } from '../../organization/organization/loadOrganization.ts'
import { organizationFor } from '../../organization/organization/organizationFor.ts'
import { resetVersioned } from '../../kernel/versioned.ts'
import { ClockKind } from './Clock.ts'

mutation('resetPriorityTarget', {
  description: 'Takes a target of its own from an organization: what is set above holds again.',
  policy: 'organizations.edit',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The organization it holds for.' }),
    priorityId: t.int({ required: true, description: 'The number of the priority.' }),
    clock: t.field({ type: ClockKind, required: true, description: 'The clock it is for: responding, or being done.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
  }),
  async resolve({ organizationId: id, priorityId, clock: kind, version }, { context, write }) {
    const { id: organizationId } = await organizationFor(context, id, 'organizations.edit')
    return write(async ({ priorityTarget }) => {
      const where = { organizationId, priorityId, kind }
      await resetVersioned(priorityTarget, 'The target', where, version)
      return { organizationId }
    })
  },
  success: organizationInAnswer,
})
