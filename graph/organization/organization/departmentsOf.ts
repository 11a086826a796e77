import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { requireAt } from '../../kernel/permission.ts'
import { the } from '../../kernel/noun.ts'

/** The departments that are named for an organization; they must be of its tree, and a new tree has none yet. */
export async function departmentsOf(
  context: Context,
  ids: readonly string[] | null | undefined,
  place: { rootId: string; organizationId: string } | null,
): Promise<string[] | undefined> {
  if (!ids) return undefined
  const uuids = [...new Set(ids.map((id) => uuidOf('Department', id)))]
  if (!uuids.length && !place) return undefined
  const count = place
    ? await context.db.prisma.department.count({ where: { id: { in: uuids }, organizationId: place.rootId } })
    : 0
  if (count < uuids.length) throw new NotFoundError(the('Department'))
  if (place) requireAt(context.requireViewer(), 'departments.edit', place)
  return uuids
}

/** Makes these the departments that an organization has; others that it had are kept, but no longer in use. */
export async function setDepartments(transaction: Transaction, organizationId: string, departmentIds: string[]) {
  const { organizationDepartment } = transaction
  await organizationDepartment.createMany({
    data: departmentIds.map((departmentId) => ({ organizationId, departmentId })),
    skipDuplicates: true,
  })
  const mine = { in: departmentIds }
  await organizationDepartment.updateMany({ where: { organizationId, departmentId: mine }, data: { status: 'ACTIVE' } })
  await organizationDepartment.updateMany({
    where: { organizationId, NOT: { departmentId: mine } },
    data: { status: 'INACTIVE' },
  })
}
