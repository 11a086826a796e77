import { entry } from '../../kernel/entryId.ts'
import { mutation } from '../../kernel/mutation.ts'
import { organizationInAnswer } from '../../organization/organization/loadOrganization.ts'
import { organizationFor } from '../../organization/organization/organizationFor.ts'
import { resetVersioned } from '../../kernel/versioned.ts'
import { ClockKind } from './Clock.ts'
import { the } from '../../kernel/noun.ts'

mutation('resetPriorityTarget', {
  description: 'Resets a target of an organization to the one inherited from its parent organization.',
  policy: 'organizations.edit',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The organization that the target is set on.' }),
    priorityId: entry(t, 'SCHEDULE_PRIORITY', { required: true, description: 'The priority.' }),
    clock: t.field({
      type: ClockKind,
      required: true,
      description: 'The clock that the target applies to: response or completion.',
    }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  async resolve({ organizationId: id, priorityId, clock: kind, version }, { context, write }) {
    const { id: organizationId } = await organizationFor(context, id, 'organizations.edit')
    return write(async ({ priorityTarget }) => {
      const where = { organizationId, priorityId, kind }
      await resetVersioned(priorityTarget, the('PriorityTarget'), where, version)
      return { organizationId }
    })
  },
  success: organizationInAnswer,
})
