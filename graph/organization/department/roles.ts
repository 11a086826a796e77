// The job roles of a department: the comma list that legacy clients know.
import type { GraphQLResolveInfo } from 'graphql'
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { check, name } from '../../kernel/validation.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

interface Role {
  name: string
  status: 'ACTIVE' | 'INACTIVE'
}

/**
 * The roles of a department by name, read for all departments of a request at once; without `info`, name and status.
 */
export function rolesOf(
  context: Context,
  info: GraphQLResolveInfo | null,
  departmentId: string,
): Promise<(Role & never)[]> {
  const query = info
    ? queryFromInfo({ context, info, typeName: 'JobRole', select: { id: true } })
    : { select: { name: true, status: true } }
  const loader = context.loader<string, object[]>(`roles ${JSON.stringify(query)}`, async (ids) => {
    const rows = await context.db.prisma.departmentJobRole.findMany({
      where: { departmentId: { in: [...ids] } },
      select: { departmentId: true, jobRole: query as { select: { id: true } } },
      orderBy: { jobRole: { name: 'asc' } },
    })
    return ids.map((id) => rows.filter((row) => row.departmentId === id).map(({ jobRole }) => jobRole))
  })
  return loader.load(departmentId) as Promise<(Role & never)[]>
}

/** What an input says of a department's roles, checked; undefined where it says nothing. */
export async function rolesIn(
  context: Context,
  rootId: string,
  input: { roleIds?: string[] | null; roleNames?: string[] | null },
): Promise<{ ids: string[]; names: string[] } | undefined> {
  if (input.roleIds == null && input.roleNames == null) return undefined
  const ids = [...new Set((input.roleIds ?? []).map((id) => uuidOf('JobRole', id)))]
  const known = await context.db.prisma.jobRole.count({ where: { id: { in: ids }, organizationId: rootId } })
  if (known < ids.length) throw new NotFoundError(the('JobRole'))
  const { roleNames } = check(z.object({ roleNames: z.array(name) }), { roleNames: input.roleNames ?? [] })
  if (roleNames.length + ids.length > 100) throw new ValidationError([{ path: 'roleNames', message: t.nameRoles }])
  return { ids, names: [...new Set(roleNames)] }
}

/** The roles of these names in a tree, made where there are none yet. */
export async function rolesNamed(
  transaction: Transaction,
  rootId: string,
  names: readonly string[],
): Promise<{ id: string; name: string; status: string }[]> {
  if (!names.length) return []
  await transaction.jobRole.createMany({
    data: names.map((one) => ({ organizationId: rootId, name: one })),
    skipDuplicates: true,
  })
  return transaction.jobRole.findMany({
    where: { organizationId: rootId, name: { in: [...names] } },
    select: { id: true, name: true, status: true },
  })
}

/** Makes a department have exactly these roles. */
export async function setRoles(
  transaction: Transaction,
  departmentId: string,
  rootId: string,
  { ids, names }: { ids: string[]; names: string[] },
) {
  const named = await rolesNamed(transaction, rootId, names)
  const wanted = [...new Set([...ids, ...named.map(({ id }) => id)])]
  await transaction.departmentJobRole.deleteMany({ where: { departmentId, jobRoleId: { notIn: wanted } } })
  await transaction.departmentJobRole.createMany({
    data: wanted.map((jobRoleId) => ({ departmentId, jobRoleId })),
    skipDuplicates: true,
  })
}
