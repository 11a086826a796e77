import { changeVersioned } from '../../kernel/versioned.ts'
import { Department } from './Department.ts'
import { statusOfPart } from './statusOfPart.ts'
import { departmentNamed, loadDepartments, loadOne } from './visibleDepartments.ts'
import { the } from '../../kernel/noun.ts'

statusOfPart({
  words: 'department',
  type: 'Department',
  async find(context, id) {
    const { organizationId: rootId, ...department } = await departmentNamed(context, id)
    return { ...department, rootId }
  },
  change: ({ department }, seen, status) => changeVersioned(department, the('Department'), seen, { status }),
  having: (departmentId) => ({ departmentId }),
  success: (t) => ({
    department: t.field({
      type: Department,
      description: 'The department after the change.',
      resolve: ({ partId }, _args, context, info) => loadOne(loadDepartments, context, info, partId),
    }),
  }),
})
