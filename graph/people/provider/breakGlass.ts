// Admins who sign in without the provider, for when it fails.
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { ConflictError, invalid, NotFoundError } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import { the } from '../../kernel/noun.ts'
import { visibleUsers } from '../user/visibleUsers.ts'
import * as t from './__generated__/messages.ts'

const most = 20

type Db = Pick<Prisma.TransactionClient, '$queryRaw'>

/** The active Admins of a root organization who can sign in without a provider, and have a second factor. */
export async function breakGlassAdmins(db: Db, rootId: string, now: Date): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select distinct u.id, u.name from app_user u join membership m on m.user_id = u.id
    where m.organization_id = ${rootId}::uuid and m.access_level = 'ADMIN' and u.status = 'ACTIVE'
      and m.starts_at <= ${now} and (m.ends_at is null or m.ends_at > ${now})
      and (exists (select from passkey k where k.user_id = u.id)
        or (u.password_hash <> '' and exists (select from authenticator_app a where a.user_id = u.id)))
    order by u.name, u.id limit 100`
  return rows.map(({ id }) => id)
}

/** Throws where a provider is required that is off, or without an Admin who could sign in while it fails. */
export async function requireWayIn(
  db: Db,
  rootId: string,
  now: Date,
  { isOn, breakGlass }: { isOn: boolean; breakGlass: readonly string[] },
) {
  if (!isOn) throw new ConflictError(t.turnOnFirst)
  if (!breakGlass.length) throw invalid('breakGlassIds', t.keepAnAdmin)
  const admins = await breakGlassAdmins(db, rootId, now)
  if (breakGlass.some((id) => !admins.includes(id))) throw invalid('breakGlassIds', t.noBreakGlass)
}

/** People by their global ids; throws where one is not in sight. */
export async function breakGlassOf(context: Context, given: readonly string[]): Promise<string[]> {
  if (given.length > most) throw invalid('breakGlassIds', t.mostBreakGlass({ most }))
  const ids = [...new Set(given.map((id) => uuidOf('User', id)))]
  const seen = await context.db.prisma.user.count({ where: { id: { in: ids }, ...visibleUsers(context) } })
  if (seen < ids.length) throw new NotFoundError(the('User'))
  return ids
}
