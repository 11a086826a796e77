import type { Prisma } from '../../../prisma/__generated__/client/client.ts'

type Db = Pick<Prisma.TransactionClient, '$queryRaw'>

interface Factor {
  hasApp: boolean
  hasPasskey: boolean
  organization: string | null
}

/** Which second factors somebody has, and the name of an organization that requires one of them. */
export async function factorOf(db: Db, userId: string, now: Date): Promise<Factor> {
  const [row] = await db.$queryRaw<Factor[]>`
    select exists (select from authenticator_app where user_id = ${userId}::uuid) as "hasApp",
      exists (select from passkey where user_id = ${userId}::uuid) as "hasPasskey", (
      select min(r.legal_name) from membership m join organization o on o.id = m.organization_id
      join sign_in_policy p on p.root_id = o.root_id join organization r on r.id = o.root_id
      where m.user_id = ${userId}::uuid and p.requires_second_factor
        and m.starts_at <= ${now} and (m.ends_at is null or m.ends_at > ${now})) as organization`
  return row!
}
