import type { Prisma } from '../../../prisma/__generated__/client/client.ts'

type Db = Pick<Prisma.TransactionClient, '$queryRaw'>

/** Whether somebody belongs to a root organization or below it now. */
export async function isMember(db: Db, userId: string, rootId: string, now: Date): Promise<boolean> {
  const [row] = await db.$queryRaw<{ belongs: boolean }[]>`
    select exists (
      select from membership m join organization o on o.id = m.organization_id
      where m.user_id = ${userId}::uuid and o.root_id = ${rootId}::uuid
        and m.starts_at <= ${now} and (m.ends_at is null or m.ends_at > ${now})) as belongs`
  return row!.belongs
}
