import { entry } from '../../kernel/entryId.ts'
import { z } from 'zod'
import { mutation } from '../../kernel/mutation.ts'
import { organizationInAnswer } from '../organization/loadOrganization.ts'
import { findSubject, lockTree, obstacles, organizationPlace, readAgain, requireFree } from '../organization/subject.ts'
import { requireAt } from '../../kernel/permission.ts'
import { check } from '../../kernel/validation.ts'
import { findGrouping, requireUsable, typeShape } from './groupingInput.ts'

mutation('setOrganizationGrouping', {
  description: 'Assigns an organization to a grouping in a hierarchy, or removes it from the hierarchy.',
  policy: 'organizations.edit',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The organization.' }),
    typeId: entry(t, 'GROUPING_TYPE', { required: true, description: 'The type of the hierarchy.' }),
    groupingId: t.id({
      description:
        'The grouping to assign the organization to; if omitted, it is removed from its grouping in this hierarchy.',
    }),
  }),
  async resolve(input, { context, write }) {
    const organization = await findSubject(context, input.organizationId)
    requireAt(context.requireViewer(), 'organizations.edit', organizationPlace(organization))
    const grouping = input.groupingId ? await findGrouping(context, { id: input.groupingId }) : null
    const { typeId } = check(z.object({ typeId: typeShape(context) }), input)
    const organizationId = organization.id
    return write(async (transaction) => {
      await lockTree(transaction, organization.rootId)
      const now = await readAgain(transaction, organizationId)
      requireFree(obstacles.edit(now))
      if (grouping) requireUsable(grouping, { typeId, path: now.path }, 'groupingId')
      if (grouping) {
        const place = { organizationId, typeId }
        const groupingId = grouping.id
        const where = { organizationId_typeId: place }
        await transaction.organizationGrouping.upsert({
          where,
          create: { ...place, groupingId },
          update: { groupingId },
        })
      } else await transaction.organizationGrouping.deleteMany({ where: { organizationId, typeId } })
      return { organizationId }
    })
  },
  success: organizationInAnswer,
})
