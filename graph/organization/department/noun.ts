import { noun } from '../../kernel/noun.ts'

noun('Department', 'department', 'departments', {
  named: { as: 'name', in: ['department_id'] },
  audited: true,
  searched: false,
  exported: {
    description: 'Departments visible to the viewer.',
    field: 'legacyDepartments',
    columns: { Number: 'internalID', Name: 'name', Status: 'status' },
  },
})

noun('Group', 'group', 'groups', {
  table: 'department_group',
  named: { as: 'name', in: ['group_id'] },
  audited: true,
  searched: false,
  exported: false,
})

noun('JobRole', 'job role', 'job roles', {
  named: { as: 'name', in: ['job_role_id'] },
  audited: true,
  searched: false,
  exported: false,
})

noun('DepartmentJobRole', 'role of a department', 'roles of departments', {
  audited: true,
  searched: false,
  exported: false,
})

noun('OrganizationDepartment', 'department of an organization', 'departments of organizations', {
  audited: true,
  searched: false,
  exported: false,
})
