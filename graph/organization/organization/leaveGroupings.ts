import type { Transaction } from '../../kernel/mutation.ts'

/**
 * A grouping is for the organization whose it is and for all below. Where a move has taken organizations out from
 * below, they leave the groupings that they can no longer use, and their own groupings are no longer parts of such.
 */
export async function leaveGroupings(transaction: Transaction, path: string): Promise<void> {
  await transaction.$executeRaw`
    delete from organization_grouping s using organization o, grouping g, organization owner
    where s.organization_id = o.id and o.path like ${`${path}%`} and g.id = s.grouping_id and owner.id = g.organization_id
      and not starts_with(o.path, owner.path)`
  await transaction.$executeRaw`
    update grouping part set parent_id = null, version = part.version + 1
    from organization o, grouping g, organization owner
    where part.organization_id = o.id and o.path like ${`${path}%`} and g.id = part.parent_id and owner.id = g.organization_id
      and not starts_with(o.path, owner.path)`
}
