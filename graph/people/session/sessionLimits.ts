// How long a session may last and from where it may come, by its person's organizations: all that they say holds.
import type { Prisma, Session } from '../../../prisma/__generated__/client/client.ts'
import { isWithin } from '../../kernel/auth/addressRange.ts'
import type { Text } from '../../kernel/messages/text.ts'
import { hour } from '../../kernel/time/milliseconds.ts'
import * as t from './__generated__/messages.ts'

type Db = Pick<Prisma.TransactionClient, '$queryRaw'>

interface Policy {
  organization: string
  longestSessionHours: number | null
  longestIdleHours: number | null
  addresses: string[]
}

interface SessionLimits extends Pick<Policy, 'longestSessionHours' | 'longestIdleHours'> {
  places: Pick<Policy, 'organization' | 'addresses'>[]
}

const leastOf = (hours: (number | null)[]): number | null => {
  const given = hours.filter((one) => one !== null)
  return given.length ? Math.min(...given) : null
}

export async function sessionLimitsOf(db: Db, userId: string, now: Date): Promise<SessionLimits> {
  const policies = await db.$queryRaw<Policy[]>`
    select r.legal_name as organization, p.longest_session_hours as "longestSessionHours",
      p.longest_idle_hours as "longestIdleHours", p.addresses
    from sign_in_policy p join organization r on r.id = p.root_id
    where p.root_id in (
      select o.root_id from membership m join organization o on o.id = m.organization_id
      where m.user_id = ${userId}::uuid and m.starts_at <= ${now} and (m.ends_at is null or m.ends_at > ${now}))
    order by r.legal_name, p.root_id`
  return {
    longestSessionHours: leastOf(policies.map((one) => one.longestSessionHours)),
    longestIdleHours: leastOf(policies.map((one) => one.longestIdleHours)),
    places: policies.filter(({ addresses }) => addresses.length),
  }
}

/** When a session ends that would otherwise at `expiresAt`. */
export function endWithin({ longestSessionHours: hours }: SessionLimits, createdAt: Date, expiresAt: Date): Date {
  return hours === null ? expiresAt : new Date(Math.min(expiresAt.getTime(), createdAt.getTime() + hours * hour))
}

/** Why a session may not be had from an address; undefined where it may. */
export function whyNotFrom({ places }: SessionLimits, address: string): Text | undefined {
  const elsewhere = places.find(({ addresses }) => !isWithin(addresses, address))
  return elsewhere && t.addressNotAllowed({ organization: elsewhere.organization, address })
}

/** Why a session is over by these limits; undefined while it is not. */
export function whyOver(
  limits: SessionLimits,
  { createdAt, lastUsedAt }: Pick<Session, 'createdAt' | 'lastUsedAt'>,
  now: Date,
): Text | undefined {
  const isOver = (hours: number | null, since: Date): hours is number =>
    hours !== null && now.getTime() - since.getTime() >= hours * hour
  const { longestSessionHours, longestIdleHours } = limits
  if (isOver(longestSessionHours, createdAt)) return t.sessionWasLong({ hours: longestSessionHours })
  if (isOver(longestIdleHours, lastUsedAt ?? createdAt)) return t.sessionWasIdle({ hours: longestIdleHours })
  return undefined
}
