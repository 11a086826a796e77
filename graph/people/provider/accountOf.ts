import type { UserStatus } from '../../../prisma/__generated__/client/enums.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import type { Exchanged } from './exchange.ts'
import type { Belonging, Provider } from './requireOnlyHere.ts'

interface Account extends Belonging {
  id: string
  legacyId: number
  status: UserStatus
  /** Whether it is connected to who the provider says this is. */
  isConnected: boolean
}

/** The account that is connected to somebody at a provider, else that of their address; undefined without one. */
export async function accountOf(
  tx: Pick<Transaction, '$queryRaw'>,
  { rootId, issuer }: Provider,
  { subject, email }: Exchanged,
  now: Date,
): Promise<Account | undefined> {
  const [account] = await tx.$queryRaw<Account[]>`
    with identity as (
      select user_id from provider_identity where root_id = ${rootId}::uuid and issuer = ${issuer} and subject = ${subject}),
    belonging as (
      select m.user_id, o.root_id, r.legal_name
      from membership m join organization o on o.id = m.organization_id join organization r on r.id = o.root_id
      where m.starts_at <= ${now} and (m.ends_at is null or m.ends_at > ${now}))
    select u.id, u.legacy_id as "legacyId", u.status::text as status, exists (select from identity) as "isConnected",
      exists (select from belonging b where b.user_id = u.id and b.root_id = ${rootId}::uuid) as belongs,
      (select min(b.legal_name) from belonging b where b.user_id = u.id and b.root_id <> ${rootId}::uuid) as other
    from app_user u
    where u.id = coalesce((select user_id from identity), (select id from app_user where email = ${email}))`
  return account
}
