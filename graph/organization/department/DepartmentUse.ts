import { builder } from '../../kernel/builder.ts'
import { countMembers } from './memberCounts.ts'
import { ActiveStatus } from './ActiveStatus.ts'
import { countContents } from '../organization/contents.ts'

export const DepartmentUse = builder.prismaObject('OrganizationDepartment', {
  name: 'DepartmentUse',
  description: 'The use of a department by an organization.',
  select: { organizationId: true, departmentId: true },
  fields: (t) => ({
    organization: t.relation('organization', { description: 'The organization.' }),
    department: t.relation('department', { description: 'The department.' }),
    status: t.expose('status', {
      type: ActiveStatus,
      description: 'Whether the organization currently uses the department.',
    }),
    memberCount: t.int({
      nullable: true,
      description:
        'The number of current members in this organization, without sub-organizations; null if the viewer may not see memberships.',
      resolve: ({ organizationId, departmentId }, _args, context) =>
        countMembers(context, 'departmentId', departmentId, organizationId),
    }),
  }),
})

countContents(
  'departments',
  'The number of departments in use.',
  (here) => `select count(*) from (
    select d.department_id from organization_department d where d.status = 'ACTIVE' and d.organization_id ${here}
    union select d.id from department d where d.status = 'ACTIVE' and d.organization_id = o.id) has`,
)
