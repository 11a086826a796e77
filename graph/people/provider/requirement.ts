// Whose organization has them sign in by its provider alone.
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'

type Db = Pick<Prisma.TransactionClient, '$queryRaw'>

export interface Requirement {
  rootId: string
  organization: string
  /** Whether they belong to another root organization, too, which this provider is none of. */
  belongsElsewhere: boolean
  /** Whether they are an Admin who is kept for when the provider fails. */
  isBreakGlass: boolean
}

/** Whether somebody may sign in otherwise, with a second factor. */
export const mayOtherwise = ({ belongsElsewhere, isBreakGlass }: Requirement): boolean =>
  belongsElsewhere || isBreakGlass

/**
 * Of the organizations to which somebody belongs one that requires its provider of them, as their address is of its
 * domain or they are connected to it; null where there is none. Where none of the Admins that are kept for it is an
 * active Admin any more, each Admin is: an organization is never locked out.
 */
export async function requirementOf(db: Db, userId: string, now: Date): Promise<Requirement | null> {
  const [row] = await db.$queryRaw<Requirement[]>`
    with belonging as (
      select o.root_id, m.organization_id = o.root_id and m.access_level = 'ADMIN' as "isAdmin"
      from membership m join organization o on o.id = m.organization_id
      where m.user_id = ${userId}::uuid and m.starts_at <= ${now} and (m.ends_at is null or m.ends_at > ${now}))
    select p.root_id as "rootId", r.legal_name as organization,
      exists (select from belonging b where b.root_id <> p.root_id) as "belongsElsewhere",
      exists (select from belonging b where b.root_id = p.root_id and b."isAdmin")
        and (u.id = any (p.break_glass) or not exists (
            select from membership m join app_user a on a.id = m.user_id and a.status = 'ACTIVE'
            where m.organization_id = p.root_id and m.access_level = 'ADMIN' and m.user_id = any (p.break_glass)
              and m.starts_at <= ${now} and (m.ends_at is null or m.ends_at > ${now}))) as "isBreakGlass"
    from app_user u join identity_provider p on p.root_id in (select root_id from belonging)
    join organization r on r.id = p.root_id
    where u.id = ${userId}::uuid and p.is_on and p.is_required and r.archived_at is null
      and (exists (select from domain d where d.root_id = p.root_id and d.verified_at is not null
          and d.name = split_part(u.email, '@', 2) collate "und-x-icu")
        or exists (select from provider_identity i where i.root_id = p.root_id and i.user_id = u.id))
    order by r.legal_name, p.root_id limit 1`
  return row ?? null
}
