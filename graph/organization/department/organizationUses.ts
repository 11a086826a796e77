// Which departments of its tree an organization has.
import type { Transaction } from '../../kernel/mutation.ts'
import { referrersOf } from '../../kernel/statement/models.ts'

export interface Changed {
  added: number
  removed: number
  /** Kept as inactive, since something is in them there. */
  deactivated: number
}

/** Adds departments to an organization and takes others away; what is in use there is kept as inactive. */
export async function changeUses(
  transaction: Transaction,
  organizationId: string,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): Promise<Changed> {
  const { count: again } = await transaction.organizationDepartment.updateMany({
    where: { organizationId, departmentId: { in: [...add] }, status: 'INACTIVE' },
    data: { status: 'ACTIVE' },
  })
  const { count: made } = await transaction.organizationDepartment.createMany({
    data: add.map((departmentId) => ({ organizationId, departmentId })),
    skipDuplicates: true,
  })
  if (!remove.length) return { added: again + made, removed: 0, deactivated: 0 }
  const inUse = referrersOf('Department')
    .filter(({ goes, fields }) => !goes && 'organizationId' in fields)
    .map(({ table }) => `exists (select from "${table}" where organization_id = $1::uuid and department_id = d.id)`)
  const used = await transaction.$queryRawUnsafe<{ id: string }[]>(
    `select d.id from unnest($2::uuid[]) d(id) where ${inUse.join(' or ')}`,
    organizationId,
    [...remove],
  )
  const kept = used.map(({ id }) => id)
  const { count: deactivated } = await transaction.organizationDepartment.updateMany({
    where: { organizationId, departmentId: { in: kept }, status: 'ACTIVE' },
    data: { status: 'INACTIVE' },
  })
  const { count: removed } = await transaction.organizationDepartment.deleteMany({
    where: { organizationId, departmentId: { in: remove.filter((id) => !kept.includes(id)) } },
  })
  return { added: again + made, removed, deactivated }
}
