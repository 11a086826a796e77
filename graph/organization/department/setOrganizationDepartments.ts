import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { loadOrganizations, visibleOrganizations } from '../organization/visibleOrganizations.ts'
import { Organization } from '../organization/Organization.ts'
import { requireAt } from '../../kernel/permission.ts'
import { changeUses } from './organizationUses.ts'
import { loadOne } from './visibleDepartments.ts'

mutation('setOrganizationDepartments', {
  description: 'Sets which departments an organization uses: replaces the whole list, or adds and removes some.',
  policy: 'departments.edit',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The organization.' }),
    departmentIds: t.idList({
      description:
        'The complete new list of departments; departments not listed are removed, or deactivated if in use.',
    }),
    addIds: t.idList({ description: 'The departments to add, or to reactivate.' }),
    removeIds: t.idList({
      description: 'The departments to remove; those with people or records are deactivated instead.',
    }),
  }),
  async resolve(input, { context, write }) {
    const id = uuidOf('Organization', input.organizationId, 'The organization')
    const { prisma } = context.db
    const organization = await prisma.organization.findFirst({
      where: { AND: [visibleOrganizations(context), { id }] },
      select: { id: true, rootId: true, usedDepartments: { select: { departmentId: true } } },
    })
    if (!organization) throw new NotFoundError('The organization')
    const read = (ids: string[] | null | undefined) => [
      ...new Set((ids ?? []).map((one) => uuidOf('Department', one, 'The department'))),
    ]
    const [all, add, remove] = [read(input.departmentIds), read(input.addIds), read(input.removeIds)]
    const named = [...new Set([...all, ...add, ...remove])]
    const known = await prisma.department.count({ where: { id: { in: named }, organizationId: organization.rootId } })
    if (known < named.length) throw new NotFoundError('The department')
    requireAt(context.requireViewer(), 'departments.edit', { rootId: organization.rootId, organizationId: id })
    if (!input.departmentIds && !input.addIds && !input.removeIds) {
      throw new ValidationError([
        { path: 'departmentIds', message: 'Name the departments, or some to add or take away.' },
      ])
    }
    if (add.some((one) => remove.includes(one))) {
      throw new ValidationError([{ path: 'removeIds', message: 'A department is either added or taken away.' }])
    }
    const others = input.departmentIds
      ? organization.usedDepartments
          .map(({ departmentId }) => departmentId)
          .filter((one) => !all.includes(one) && !add.includes(one))
      : []
    const changes = {
      add: [...new Set([...all, ...add])].filter((one) => !remove.includes(one)),
      remove: [...new Set([...others, ...remove])],
    }
    return write(async (transaction) => ({ organizationId: id, ...(await changeUses(transaction, id, changes)) }))
  },
  success: (t) => ({
    organization: t.field({
      type: Organization,
      description: 'The organization.',
      resolve: ({ organizationId }, _args, context, info) => loadOne(loadOrganizations, context, info, organizationId),
    }),
    added: t.exposeInt('added', { description: 'The number of departments that were added.' }),
    removed: t.exposeInt('removed', { description: 'The number of departments that were removed.' }),
    deactivated: t.exposeInt('deactivated', {
      description: 'The number of departments that were deactivated because people or records belong to them.',
    }),
  }),
})
