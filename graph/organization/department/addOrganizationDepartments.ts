// The door for legacy clients, which name departments by number, uuid or name.
import { z } from 'zod'
import { NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { isUuid, isNumber } from '../../kernel/node.ts'
import { Organization } from '../organization/Organization.ts'
import { loadOrganizations, visibleOrganizations } from '../organization/visibleOrganizations.ts'
import { requireAt } from '../../kernel/permission.ts'
import { check, name, say } from '../../kernel/validation.ts'
import { requireEdit } from './editing.ts'
import { changeUses } from './organizationUses.ts'
import { loadOne } from './visibleDepartments.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

mutation('addOrganizationDepartments', {
  description:
    'Adds departments to an organization, named as legacy clients name them; a name that is new is made a department of the tree.',
  policy: 'departments.edit',
  isLegacy: true,
  input: (t) => ({
    organizationUuid: t.string({ required: true, description: 'The uuid of the organization.' }),
    departments: t.stringList({ required: true, description: 'Numbers, uuids or names of departments, at most 100.' }),
  }),
  async resolve(input, { context, write }) {
    const { prisma } = context.db
    const id = input.organizationUuid
    const organization = isUuid(id)
      ? await prisma.organization.findFirst({
          where: { AND: [visibleOrganizations(context), { id }] },
          select: { rootId: true },
        })
      : null
    if (!organization) throw new NotFoundError(the('Organization'))
    const { rootId } = organization
    const viewer = context.requireViewer()
    requireAt(viewer, 'departments.edit', { rootId, organizationId: id })
    const schema = z.object({
      departments: z.array(name).min(1, say(m.nameDepartment)).max(100, say(m.nameDepartments)),
    })
    const words = [...new Set(check(schema, input).departments)]
    const known = await prisma.department.findMany({
      where: {
        organizationId: rootId,
        OR: [
          { name: { in: words } },
          { id: { in: words.filter(isUuid) } },
          { legacyId: { in: words.filter(isNumber).map(Number) } },
        ],
      },
      select: { id: true, name: true, legacyId: true },
    })
    const find = (word: string) =>
      known.find((one) => one.name === word || one.id === word || (isNumber(word) && one.legacyId === Number(word)))
    const unknown = words.filter((word) => !find(word))
    if (unknown.some((word) => isUuid(word) || isNumber(word))) throw new NotFoundError(the('Department'))
    if (unknown.length) requireEdit(viewer, rootId)
    return write(async (transaction) => {
      await transaction.department.createMany({
        data: unknown.map((word) => ({ organizationId: rootId, name: word })),
        skipDuplicates: true,
      })
      const made = await transaction.department.findMany({
        where: { organizationId: rootId, name: { in: unknown } },
        select: { id: true },
      })
      const add = [...new Set([...words.flatMap((word) => find(word)?.id ?? []), ...made.map((one) => one.id)])]
      const { added } = await changeUses(transaction, id, { add, remove: [] })
      return { organizationId: id, added }
    })
  },
  success: (t) => ({
    organization: t.field({
      type: Organization,
      description: 'The organization.',
      resolve: ({ organizationId }, _args, context, info) => loadOne(loadOrganizations, context, info, organizationId),
    }),
    added: t.exposeInt('added', { description: 'The number of departments that were added.' }),
  }),
})
