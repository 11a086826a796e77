import { changeVersioned } from '../../kernel/versioned.ts'
import { JobRole } from './JobRole.ts'
import { statusOfPart } from './statusOfPart.ts'
import { jobRoleNamed, loadJobRoles, loadOne } from './visibleDepartments.ts'
import { the } from '../../kernel/noun.ts'

statusOfPart({
  words: 'job role',
  type: 'JobRole',
  async find(context, id) {
    const { organizationId: rootId, ...role } = await jobRoleNamed(context, id)
    return { ...role, rootId }
  },
  change: ({ jobRole }, seen, status) => changeVersioned(jobRole, the('JobRole'), seen, { status }),
  having: (jobRoleId) => ({ jobRoleId }),
  success: (t) => ({
    jobRole: t.field({
      type: JobRole,
      description: 'The job role after the change.',
      resolve: ({ partId }, _args, context, info) => loadOne(loadJobRoles, context, info, partId),
    }),
  }),
})
