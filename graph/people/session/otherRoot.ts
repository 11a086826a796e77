import type { Prisma } from '../../../prisma/__generated__/client/client.ts'

type Db = Pick<Prisma.TransactionClient, '$queryRaw'>

/** The name of a root organization other than this that somebody belongs to; null where there is none. */
export async function otherRootOf(db: Db, userId: string, rootId: string, now: Date): Promise<string | null> {
  const [row] = await db.$queryRaw<{ name: string | null }[]>`
    select min(r.legal_name) as name from membership m join organization o on o.id = m.organization_id
    join organization r on r.id = o.root_id
    where m.user_id = ${userId}::uuid and o.root_id <> ${rootId}::uuid
      and m.starts_at <= ${now} and (m.ends_at is null or m.ends_at > ${now})`
  return row!.name
}
