import { z } from 'zod'
import { AlreadyExistsError, NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { check } from '../../kernel/validation.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { roleName } from './createJobRole.ts'
import { requireEdit } from './editing.ts'
import { JobRole } from './JobRole.ts'
import { loadJobRoles, loadOne, visibleJobRoles } from './visibleDepartments.ts'
import { orNameTaken } from '../organization/orNameTaken.ts'
import { named, the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

mutation('updateJobRole', {
  description: 'Renames a job role.',
  policy: 'departments.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The job role.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    name: t.string({ description: 'The display name.' }),
  }),
  clears: {},
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const id = uuidOf('JobRole', input.id)
    const role = await context.db.prisma.jobRole.findFirst({ where: { AND: [visibleJobRoles(context), { id }] } })
    if (!role) throw new NotFoundError(the('JobRole'))
    requireEdit(context.requireViewer(), role.organizationId)
    const data = check(z.object({ name: roleName.nullish() }), input)
    const version = input.version ?? role.version
    return orNameTaken(
      m.jobRoleTaken,
      write(async (transaction) => {
        const wanted = { name: data.name ?? undefined }
        await changeVersioned(transaction.jobRole, named(role.name), { id, version }, wanted, { shown: {} })
        return { jobRoleId: id }
      }),
    )
  },
  success: (t) => ({
    jobRole: t.field({
      type: JobRole,
      description: 'The job role after the change.',
      resolve: ({ jobRoleId }, _args, context, info) => loadOne(loadJobRoles, context, info, jobRoleId),
    }),
  }),
})
