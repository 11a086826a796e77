import { builder } from '../../kernel/builder.ts'
import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { loadOrganizations, visibleOrganizations } from '../organization/visibleOrganizations.ts'
import { Organization } from '../organization/Organization.ts'
import { requireAt } from '../../kernel/permission.ts'
import { changeUses } from './organizationUses.ts'
import { loadOne } from './visibleDepartments.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

const DepartmentChangesInput = builder.inputType('DepartmentChangesInput', {
  description: 'The departments to add to an organization and to remove from it.',
  fields: (t) => ({
    addIds: t.idList({ description: 'The departments to add, or to reactivate; none if omitted.' }),
    removeIds: t.idList({
      description: 'The departments to remove; those with people or records are deactivated instead; none if omitted.',
    }),
  }),
})

const OrganizationDepartmentsInput = builder.inputType('OrganizationDepartmentsInput', {
  description: 'Which departments an organization uses.',
  isOneOf: true,
  fields: (t) => ({
    ids: t.idList({
      description:
        'The complete new list of departments; departments not listed are removed, or deactivated if in use.',
    }),
    changes: t.field({ type: DepartmentChangesInput, description: 'Some departments to add and to remove.' }),
  }),
})

mutation('setOrganizationDepartments', {
  description: 'Sets which departments an organization uses: replaces the whole list, or adds and removes some.',
  policy: 'departments.edit',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The organization.' }),
    departments: t.field({
      type: OrganizationDepartmentsInput,
      required: true,
      description: 'The whole list, or what changes in it.',
    }),
  }),
  async resolve({ organizationId, departments: { ids, changes: some } }, { context, write }) {
    const id = uuidOf('Organization', organizationId)
    const { prisma } = context.db
    const organization = await prisma.organization.findFirst({
      where: { AND: [visibleOrganizations(context), { id }] },
      select: { id: true, rootId: true, usedDepartments: { select: { departmentId: true } } },
    })
    if (!organization) throw new NotFoundError(the('Organization'))
    const read = (ids: string[] | null | undefined) => [...new Set((ids ?? []).map((one) => uuidOf('Department', one)))]
    const [all, add, remove] = [read(ids), read(some?.addIds), read(some?.removeIds)]
    const named = [...new Set([...all, ...add, ...remove])]
    const known = await prisma.department.count({ where: { id: { in: named }, organizationId: organization.rootId } })
    if (known < named.length) throw new NotFoundError(the('Department'))
    requireAt(context.requireViewer(), 'departments.edit', { rootId: organization.rootId, organizationId: id })
    if (add.some((one) => remove.includes(one))) {
      throw new ValidationError([{ path: 'departments.changes.removeIds', message: m.eitherOr }])
    }
    const used = organization.usedDepartments.map(({ departmentId }) => departmentId)
    const changes = ids ? { add: all, remove: used.filter((one) => !all.includes(one)) } : { add, remove }
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
