// How many trees a person begins in a day: each is a tenant, and no Admin is there yet to stop it.
import { counted } from '../../kernel/counted.ts'
import type { Context } from '../../kernel/context.ts'
import { RateLimitError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { day } from '../../kernel/time/milliseconds.ts'

const hour = 3600

const durationInWords = (seconds: number) =>
  seconds > hour
    ? counted(Math.ceil(seconds / hour), 'hour', 'hours')
    : counted(Math.ceil(seconds / 60), 'minute', 'minutes')

/**
 * Throws a RateLimitError where the viewer has begun as many trees as a day allows; their calls take turns until this
 * one is done.
 */
export async function requireFewRoots(transaction: Transaction, context: Context): Promise<void> {
  const { now } = context
  const { id } = context.requireViewer()
  const most = context.services.settings.ROOTS_PER_DAY
  await transaction.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`roots ${id}`}, 0))`
  // The audit log says who made what, and keeps saying so. An hour more by the entry's id, so that the index says where
  // to begin.
  const [oldest] = await transaction.$queryRaw<{ at: Date }[]>`
    select (after ->> 'created_at')::timestamptz as at from audit_entry
    where actor_id = ${id}::uuid and id > (select uuidv7(interval '-25 hours'))
      and noun = 'Organization' and action = 'CREATE' and after ->> 'parent_id' is null
      and (after ->> 'created_at')::timestamptz > ${new Date(now.getTime() - day)}
    order by 1 desc offset ${most - 1} limit 1`
  if (!oldest) return
  const wait = Math.max(1, Math.ceil((oldest.at.getTime() + day - now.getTime()) / 1000))
  const organizations = most === 1 ? 'one organization' : `${most} organizations`
  throw new RateLimitError(
    wait,
    `You can create ${organizations} with no parent in 24 hours. Try again in ${durationInWords(wait)}, or choose a parent.`,
  )
}
