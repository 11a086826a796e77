// The people one exchanges messages with, in one statement: of the threads that both take part in the latest. Who no
// longer belongs to the tree is no contact any more.
import type { Context } from '../../kernel/context.ts'
import type { Where } from '../../kernel/list/condition.ts'
import { whereSql } from '../../kernel/list/whereSql.ts'
import { declareView } from '../../kernel/statement/models.ts'
import { Parameters } from '../../kernel/statement/scopeSql.ts'
import { behind, orderBy, type Seek } from '../../kernel/statement/seek.ts'

declareView('contacts', { name: { column: 'name' }, time: { column: 'at' }, status: { column: 'status' } })

export interface ContactRow {
  id: string
  name: string
  message: string
  time: string
  threadId: string
  status: 'UNREAD' | 'PRESENT' | 'ABSENT'
}

type Columns = [string, string, string, Date | string, string, ContactRow['status']]

/** All that the filter finds, as rows `found` with their condition. */
function contacts(context: Context, where: Where | undefined, parameters: Parameters): string {
  const viewer = context.requireViewer()
  const [viewerId, rootIds, now] = [viewer.id, viewer.rootIds, context.now].map((value) => parameters.add(value))
  return `(
    with latest as (
      select distinct on (other.user_id) other.user_id, t.id, t.root_id, mine.unread > 0 and not mine.muted as is_unread
      from thread_reader mine join thread t on t.id = mine.thread_id
        join thread_reader other on other.thread_id = t.id and other.takes_part and other.user_id <> mine.user_id
      where mine.user_id = ${viewerId} and mine.takes_part and t.root_id = any(${rootIds}::uuid[]) and t.message_count > 0
      order by other.user_id, t.last_at desc, t.id)
    select u.id, u.name, left(m.text, 200), m.created_at, l.id, case when l.is_unread then 'UNREAD' when exists (
        select 1 from absence x where x.user_id = u.id and x.root_id = l.root_id and x.starts_at <= ${now} and x.ends_at > ${now}
          and x.cancelled_at is null) then 'ABSENT' else 'PRESENT' end
    from latest l join app_user u on u.id = l.user_id
      cross join lateral (select text, created_at from message where thread_id = l.id order by legacy_id desc limit 1) m
    where u.status = 'ACTIVE' and exists (
      select 1 from membership b join organization o on o.id = b.organization_id
      where b.user_id = u.id and o.root_id = l.root_id and b.starts_at <= ${now} and (b.ends_at is null or b.ends_at > ${now}))
  ) found(id, name, message, at, thread_id, status) where ${where ? whereSql('contacts', where, parameters, 'found') : 'true'}`
}

export async function countContacts(context: Context, where: Where | undefined, atMost: number): Promise<number> {
  const parameters = new Parameters()
  const all = contacts(context, where, parameters)
  const text = `select count(*) from (select from ${all} limit ${parameters.add(atMost)}) counted`
  const [row] = await context.db.run<[number]>(text, parameters.values)
  return row![0]
}

export async function readContacts(
  context: Context,
  where: Where | undefined,
  { seek, take }: { seek: Seek; take: number },
): Promise<ContactRow[]> {
  const parameters = new Parameters()
  const all = contacts(context, where, parameters)
  const text = `
    select found.* from ${all}${behind(seek, parameters, 'found.at', 'found.id')}
    order by ${orderBy(seek, 'found.at', 'found.id')} limit ${parameters.add(take)}`
  const rows = await context.db.run<Columns>(text, parameters.values)
  return rows.map(([id, name, message, at, threadId, status]) => ({
    id,
    name,
    message,
    time: new Date(at).toISOString(),
    threadId,
    status,
  }))
}
