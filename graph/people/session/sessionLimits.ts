// How long a session may last, by its person's organizations: the shortest of what they allow.
import type { Prisma, Session } from '../../../prisma/__generated__/client/client.ts'
import type { Text } from '../../kernel/messages/text.ts'
import { hour } from '../../kernel/time/milliseconds.ts'
import * as t from './__generated__/messages.ts'

type Db = Pick<Prisma.TransactionClient, '$queryRaw'>

interface SessionLimits {
  longestSessionHours: number | null
  longestIdleHours: number | null
}

export async function sessionLimitsOf(db: Db, userId: string, now: Date): Promise<SessionLimits> {
  const [row] = await db.$queryRaw<SessionLimits[]>`
    select min(p.longest_session_hours) as "longestSessionHours", min(p.longest_idle_hours) as "longestIdleHours"
    from membership m join organization o on o.id = m.organization_id join sign_in_policy p on p.root_id = o.root_id
    where m.user_id = ${userId}::uuid and m.starts_at <= ${now} and (m.ends_at is null or m.ends_at > ${now})`
  return row!
}

/** When a session ends that would otherwise at `expiresAt`. */
export function endWithin({ longestSessionHours: hours }: SessionLimits, createdAt: Date, expiresAt: Date): Date {
  return hours === null ? expiresAt : new Date(Math.min(expiresAt.getTime(), createdAt.getTime() + hours * hour))
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
