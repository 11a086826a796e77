// Turns what is due into notifications of those whom it concerns now. What is taken is told in the same transaction: a
// process that dies in between leaves it to another.
import type { Services } from '../../kernel/context.ts'
import type { Job } from '../../kernel/jobs.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import type { Concern } from './concerns/columns.ts'
import { concernedBy, type Due } from './concerned.ts'
import { isKind, type KindName } from './kinds.ts'
import { mailNotifications } from './mailNotifications.ts'
import { thoseWhoMayKnow } from './mayKnow.ts'
import { preferenceName, settingsIn, waysOf, type KeptSettings, type Ways } from './settings.ts'

const batch = 2_000

// An array is read once; "in (select … skip locked)" may be planned as a loop that locks the batch anew for each row.
const take = `
  delete from notification_due where id = any(array(
    select id from notification_due order by id limit ${batch} for update skip locked)) returning id, kind, of_id, facts, at`

const write = `
  insert into notification (user_id, root_id, kind, cause, actor_id, action_id, appointment_id, thread_id, tour_run_id, facts, in_product, at)
  select "userId", "rootId", kind, cause, "actorId", "actionId", "appointmentId", "threadId", "tourRunId", facts, "inProduct", $2
  from jsonb_to_recordset($1::jsonb) t(n int, "userId" uuid, "rootId" uuid, kind text, cause text, "actorId" uuid, "actionId" uuid,
    "appointmentId" uuid, "threadId" uuid, "tourRunId" uuid, facts jsonb, "inProduct" boolean) order by n
  on conflict (user_id, cause) do nothing returning id, user_id as "userId", kind, in_product as "inProduct"`

const announce = `
  select pg_notify('person', json_build_object('userId', t."userId", 'kind', 'notification', 'id', t.id)::text)
  from jsonb_to_recordset($1::jsonb) t("userId" uuid, id uuid)`

export interface Told {
  id: string
  userId: string
  kind: KindName
  inProduct: boolean
}

/** Tells all that is due; answers with how many notifications that are. */
export async function tellDue(services: Services): Promise<number> {
  let count = 0
  for (;;) {
    const told = await services.db.prisma.$transaction((tx) => tellSome(services, tx), { timeout: 60_000 })
    if (told === undefined) return count
    count += told
  }
}

/** Undefined where nothing is due. */
async function tellSome(services: Services, tx: Transaction): Promise<number | undefined> {
  const now = services.clock.now()
  const due = await tx.$queryRawUnsafe<Due[]>(take)
  if (!due.length) return undefined
  const concerns = onceEach(await thoseWhoMayKnow(services.db, tx, await concernedBy(tx, due, now), now))
  const wishes = await wishesOf(
    tx,
    concerns.map(({ userId }) => userId),
  )
  const rows = inOrder(concerns).flatMap(({ kind, dueId: _dueId, ...more }, n) => {
    const ways = isKind(kind) ? waysOf(wishes.get(more.userId) ?? {}, kind) : none
    return ways.inProduct || ways.byMail ? [{ ...more, n, kind, inProduct: ways.inProduct }] : []
  })
  if (!rows.length) return 0
  const told = await tx.$queryRawUnsafe<Told[]>(write, JSON.stringify(rows), now)
  await mailNotifications(
    services,
    tx,
    told.filter(({ userId, kind }) => waysOf(wishes.get(userId) ?? {}, kind).byMail),
    now,
  )
  const latest = new Map(told.filter(({ inProduct }) => inProduct).map(({ userId, id }) => [userId, id]))
  await tx.$executeRawUnsafe(announce, JSON.stringify([...latest].map(([userId, id]) => ({ userId, id }))))
  return told.length
}

const none: Ways = { inProduct: false, byMail: false }

/** Of several reasons to tell one person of a cause, the first; they come in the order of their rank. */
function onceEach(concerns: readonly Concern[]): Concern[] {
  const first = new Map<string, Concern>()
  for (const concern of concerns) {
    const key = `${concern.userId} ${concern.cause}`
    if (!first.has(key)) first.set(key, concern)
  }
  return [...first.values()]
}

/** As their causes came, since the ids that they get are their order; of one cause as they are. */
const inOrder = (concerns: readonly Concern[]) => concerns.toSorted((one, other) => Number(one.dueId - other.dueId))

async function wishesOf(tx: Transaction, userIds: readonly string[]): Promise<Map<string, KeptSettings>> {
  const rows = await tx.preference.findMany({ where: { name: preferenceName, userId: { in: [...new Set(userIds)] } } })
  return new Map(rows.map(({ userId, value }) => [userId, settingsIn(value)]))
}

export const notificationJob: Job = { name: 'notifications', seconds: 1, run: tellDue }
