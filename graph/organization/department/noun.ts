import { noun } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

noun('Department', t.oneDepartment, t.manyDepartment, t.theDepartment, {
  named: { as: 'name', in: ['department_id'] },
  audited: true,
  searched: false,
  exported: {
    description: 'Departments visible to the viewer.',
    field: 'legacyDepartments',
    columns: { Number: 'internalID', Name: 'name', Status: 'status' },
  },
})

noun('Group', t.oneGroup, t.manyGroup, t.theGroup, {
  table: 'department_group',
  named: { as: 'name', in: ['group_id'] },
  audited: true,
  searched: false,
  exported: false,
})

noun('JobRole', t.oneJobRole, t.manyJobRole, t.theJobRole, {
  named: { as: 'name', in: ['job_role_id'] },
  audited: true,
  searched: false,
  exported: false,
})

noun('DepartmentJobRole', t.oneDepartmentJobRole, t.manyDepartmentJobRole, t.theDepartmentJobRole, {
  audited: true,
  searched: false,
  exported: false,
})

noun('OrganizationDepartment', t.oneOrganizationDepartment, t.manyOrganizationDepartment, t.theOrganizationDepartment, {
  audited: true,
  searched: false,
  exported: false,
})
