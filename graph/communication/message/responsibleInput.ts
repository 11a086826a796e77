import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import type { AccessLevel } from '../../kernel/policy.ts'
import { the } from '../../kernel/noun.ts'

interface RoleInput {
  accessLevel?: AccessLevel | null
  jobRoleId?: string | null
}

/** The role that an input names, as columns; a job role is one of the tree that is still given. */
export async function responsibleIn(context: Context, { accessLevel, jobRoleId: named }: RoleInput, rootId: string) {
  if (!named) return { accessLevel: accessLevel ?? null, jobRoleId: null }
  const id = uuidOf('JobRole', named)
  const role = await context.db.prisma.jobRole.findFirst({
    where: { id, organizationId: rootId, status: 'ACTIVE' },
    select: { id: true },
  })
  if (!role) throw new NotFoundError(the('JobRole'))
  return { accessLevel: accessLevel ?? null, jobRoleId: role.id }
}
