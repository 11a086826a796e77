// Turns what has happened into notifications of those whom it concerns now.
import type { Services } from '../../kernel/context.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { tellFromOutbox, type Entries } from '../../kernel/readOutbox.ts'
import type { Concern } from './concern.ts'
import { concernedBy } from './concerned.ts'
import { isKind, type KindName } from './kinds.ts'
import { mailNotifications } from './mailNotifications.ts'
import { thoseWhoMayKnow } from './mayKnow.ts'
import { preferenceName, settingsIn, waysOf, type KeptSettings, type Ways } from './settings.ts'

const write = `
  insert into notification (user_id, root_id, kind, cause, actor_id, action_id, appointment_id, thread_id, tour_run_id, facts, in_product, at)
  select "userId", "rootId", kind, cause, "actorId", "actionId", "appointmentId", "threadId", "tourRunId", facts, "inProduct", $2
  from jsonb_to_recordset($1::jsonb) t(n int, "userId" uuid, "rootId" uuid, kind text, cause text, "actorId" uuid, "actionId" uuid,
    "appointmentId" uuid, "threadId" uuid, "tourRunId" uuid, facts jsonb, "inProduct" boolean) order by n
  on conflict (user_id, cause) do nothing returning id, user_id as "userId", kind, in_product as "inProduct"`

const announce = `
  select tell('person', jsonb_build_object('userId', t."userId", 'kind', 'notification', 'id', t.id))
  from jsonb_to_recordset($1::jsonb) t("userId" uuid, id uuid)`

export interface Told {
  id: string
  userId: string
  kind: KindName
  inProduct: boolean
}

async function notify(services: Services, tx: Transaction, entries: Entries, now: Date): Promise<void> {
  const concerns = onceEach(await thoseWhoMayKnow(services.db, tx, await concernedBy(tx, entries, now), now))
  const wishes = await wishesOf(
    tx,
    concerns.map(({ userId }) => userId),
  )
  const rows = inOrder(concerns).flatMap(({ kind, dueId: _dueId, ...more }, n) => {
    const ways = isKind(kind) ? waysOf(wishes.get(more.userId) ?? {}, kind) : none
    return ways.inProduct || ways.byMail ? [{ ...more, n, kind, inProduct: ways.inProduct }] : []
  })
  if (!rows.length) return
  const told = await tx.$queryRawUnsafe<Told[]>(write, JSON.stringify(rows), now)
  await mailNotifications(
    services,
    tx,
    told.filter(({ userId, kind }) => waysOf(wishes.get(userId) ?? {}, kind).byMail),
    now,
  )
  const latest = new Map(told.filter(({ inProduct }) => inProduct).map(({ userId, id }) => [userId, id]))
  await tx.$executeRawUnsafe(announce, JSON.stringify([...latest].map(([userId, id]) => ({ userId, id }))))
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

tellFromOutbox(notify)
