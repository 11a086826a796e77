// An organization that has an Admin keeps one: at it or above it, who may sign in. Whatever takes Admins away does so
// in here, one after the other in a tree, so that no two together take the last ones.
import type { Context } from '../context.ts'
import { ConflictError } from '../errors.ts'
import type { Transaction } from '../mutation.ts'
import * as t from './__generated__/messages.ts'

interface Admins {
  id: string
  name: string
  /** Admins now. */
  current: number
  /** Of these, those without an end. */
  lasting: number
}

const adminsOf = (transaction: Transaction, organizationIds: string[], now: Date) =>
  transaction.$queryRaw<Admins[]>`
    select o.id, o.legal_name as name, count(u.id)::int as current, count(u.id) filter (where m.ends_at is null)::int as lasting
    from organization o join organization above on above.root_id = o.root_id and o.path like above.path || '%'
    left join membership m on m.organization_id = above.id and m.access_level = 'ADMIN'
      and m.starts_at <= ${now} and (m.ends_at is null or m.ends_at > ${now})
    left join app_user u on u.id = m.user_id and u.status = 'ACTIVE'
    where o.id = any(${organizationIds}::uuid[])
    group by o.id, o.legal_name`

/**
 * Makes a change that may take Admins from these organizations (those of the memberships that are ended, lowered or
 * removed; for a user, those where they are Admin), and refuses it where it takes the last one. An end in the future
 * counts: who goes then must not be the last who stays.
 */
export async function keepingAnAdmin<T>(
  transaction: Transaction,
  organizationIds: readonly string[],
  now: Date,
  change: () => Promise<T>,
): Promise<T> {
  const ids = [...new Set(organizationIds)]
  if (!ids.length) return change()
  await transaction.$queryRaw`
    select pg_advisory_xact_lock(hashtextextended('admins ' || root_id, 0))::text
    from (select distinct root_id from organization where id = any(${ids}::uuid[]) order by root_id) tree`
  const before = new Map((await adminsOf(transaction, ids, now)).map((admins) => [admins.id, admins]))
  const result = await change()
  for (const { id, name, current, lasting } of await adminsOf(transaction, ids, now)) {
    const had = before.get(id)
    if ((had?.current && !current) || (had?.lasting && !lasting)) throw lastAdmin(name)
  }
  return result
}

export const lastAdmin = (organization: string) => new ConflictError(t.lastAdmin({ organization }))

/** For each organization its name where it has one Admin alone, else null. */
export async function lastAdminsOf(context: Context, organizationIds: string[]): Promise<(string | null)[]> {
  const rows = await adminsOf(context.db.prisma, organizationIds, context.now)
  const lone = new Map(rows.filter(({ current }) => current < 2).map(({ id, name }) => [id, name]))
  return organizationIds.map((id) => lone.get(id) ?? null)
}

/** The organizations in which a user is Admin now, for `keepingAnAdmin`. */
export async function adminOf(transaction: Transaction, userId: string, now: Date): Promise<string[]> {
  const rows = await transaction.membership.findMany({
    where: { userId, accessLevel: 'ADMIN', startsAt: { lte: now }, OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
    select: { organizationId: true },
  })
  return rows.map(({ organizationId }) => organizationId)
}
