// What the organizations of a token's owner allow of it: where there are several, all of them hold.
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { isWithin } from '../../kernel/auth/addressRange.ts'
import { grants, scopeNames, type AccessScope } from '../../kernel/auth/scopes.ts'
import type { Text } from '../../kernel/messages/text.ts'
import { day } from '../../kernel/time/milliseconds.ts'
import * as t from './__generated__/messages.ts'

type Db = Pick<Prisma.TransactionClient, '$queryRaw'>

export interface Rules {
  organization: string
  longestDays: number | null
  scopes: AccessScope[]
  addresses: string[]
}

export const allScopes = (scopes: readonly AccessScope[]): AccessScope[] =>
  scopeNames.filter((one) => grants(scopes, one))

export const rulesOf = (db: Db, userId: string, now: Date): Promise<Rules[]> => db.$queryRaw`
  select r.legal_name as organization, p.longest_days as "longestDays", p.scopes::text[] as scopes, p.addresses
  from token_policy p join organization r on r.id = p.root_id
  where p.root_id in (
    select o.root_id from membership m join organization o on o.id = m.organization_id
    where m.user_id = ${userId}::uuid and m.starts_at <= ${now} and (m.ends_at is null or m.ends_at > ${now}))
  order by r.legal_name, p.root_id`

interface Made {
  scopes: readonly AccessScope[]
  createdAt: Date
}

/** The latest that a token made then may end, and who says so. */
export function latestEnd(rules: readonly Rules[], createdAt: Date) {
  const [shortest] = rules
    .filter(({ longestDays }) => longestDays !== null)
    .toSorted((a, b) => a.longestDays! - b.longestDays!)
  return shortest && { ...shortest, at: new Date(createdAt.getTime() + shortest.longestDays! * day) }
}

/** Why scopes are not allowed; undefined where they are. */
export function whyNotScopes(rules: readonly Rules[], scopes: readonly AccessScope[]): Text | undefined {
  for (const { organization, scopes: allowed } of rules)
    for (const scope of scopes) if (!grants(allowed, scope)) return t.scopeNotAllowed({ organization, scope })
  return undefined
}

/** Why a token may not be used from an address; undefined where it may. */
export function whyNotUsed(
  rules: readonly Rules[],
  { scopes, createdAt }: Made,
  address: string,
  now: Date,
): Text | undefined {
  const end = latestEnd(rules, createdAt)
  if (end && end.at <= now) return t.olderThanAllowed({ organization: end.organization, days: end.longestDays! })
  const elsewhere = rules.find(({ addresses }) => addresses.length && !isWithin(addresses, address))
  if (elsewhere) return t.addressNotAllowed({ organization: elsewhere.organization, address })
  return whyNotScopes(rules, scopes)
}
