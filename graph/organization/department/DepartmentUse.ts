import { builder } from '../../kernel/builder.ts'
import { countMembers } from './memberCounts.ts'
import { ActiveStatus } from './ActiveStatus.ts'
import { countContents } from '../organization/contents.ts'

export const DepartmentUse = builder.prismaObject('OrganizationDepartment', {
  name: 'DepartmentUse',
  description: 'That an organization has a department of its tree.',
  select: { organizationId: true, departmentId: true },
  fields: (t) => ({
    organization: t.relation('organization', { description: 'The organization.' }),
    department: t.relation('department', { description: 'The department.' }),
    status: t.expose('status', { type: ActiveStatus, description: 'Whether the organization still works with it.' }),
    memberCount: t.int({
      nullable: true,
      description:
        'How many people are in the department right there now; null where the viewer does not see who is where.',
      resolve: ({ organizationId, departmentId }, _args, context) =>
        countMembers(context, 'departmentId', departmentId, organizationId),
    }),
  }),
})

countContents(
  'departments',
  'The departments that are in use there.',
  (here) => `select count(*) from (
    select d.department_id from organization_department d where d.status = 'ACTIVE' and d.organization_id ${here}
    union select d.id from department d where d.status = 'ACTIVE' and d.organization_id = o.id) has`,
)
