import { z } from 'zod'
import { AlreadyExistsError, NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { visibleOrganizations } from '../organization/visibleOrganizations.ts'
import { check, name, say } from '../../kernel/validation.ts'
import { requireEdit } from './editing.ts'
import { JobRole } from './JobRole.ts'
import { loadJobRoles, loadOne } from './visibleDepartments.ts'
import { orNameTaken } from '../organization/orNameTaken.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

/** No comma: legacy clients know the roles of a department as a list with commas. */
export const roleName = name.refine((text) => !text.includes(','), say(m.noComma))

mutation('createJobRole', {
  description: 'Creates a job role of a root organization.',
  policy: 'departments.edit',
  input: (t) => ({
    organizationId: t.id({
      required: true,
      description: 'Any organization under the root organization; the job role belongs to the root organization.',
    }),
    name: t.string({ required: true, description: 'Display name, unique within the root organization.' }),
  }),
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const id = uuidOf('Organization', input.organizationId)
    const organization = await context.db.prisma.organization.findFirst({
      where: { AND: [visibleOrganizations(context), { id }] },
      select: { rootId: true },
    })
    if (!organization) throw new NotFoundError(the('Organization'))
    requireEdit(context.requireViewer(), organization.rootId)
    const data = check(z.object({ name: roleName }), input)
    return orNameTaken(
      m.jobRoleTaken,
      write(async (transaction) => {
        const role = await transaction.jobRole.create({
          data: { organizationId: organization.rootId, name: data.name },
          select: { id: true },
        })
        return { jobRoleId: role.id }
      }),
    )
  },
  success: (t) => ({
    jobRole: t.field({
      type: JobRole,
      description: 'The job role.',
      resolve: ({ jobRoleId }, _args, context, info) => loadOne(loadJobRoles, context, info, jobRoleId),
    }),
  }),
})
