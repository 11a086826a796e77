// The people of threads, as they are when it is asked: for all threads of a request one statement.
import type { Context } from '../../kernel/context.ts'
import type { ThreadPersonShape } from './ThreadPerson.ts'

const away = (root: string) =>
  `exists (select 1 from absence x where x.user_id = u.id and x.root_id = ${root} and x.starts_at <= $2 and x.ends_at > $2 and x.cancelled_at is null)`

const statements = {
  holders: `
    select t.id, u.id, u.name, ${away('t.root_id')}
    from thread t cross join lateral thread_holders(t.id, $2) h join app_user u on u.id = h.user_id
    where t.id = any($1::uuid[]) order by h.nearness desc, u.name, u.id`,
  participants: `
    select t.id, u.id, u.name, ${away('t.root_id')}
    from thread t join thread_reader r on r.thread_id = t.id and r.takes_part join app_user u on u.id = r.user_id
    where t.id = any($1::uuid[]) order by u.name, u.id`,
}

const most = 50

export function peopleOf(
  context: Context,
  which: keyof typeof statements,
  threadId: string,
): Promise<ThreadPersonShape[]> {
  const loader = context.loader<string, ThreadPersonShape[]>(`thread ${which}`, async (ids) => {
    const rows = await context.db.run<[string, string, string, boolean]>(statements[which], [[...ids], context.now])
    return ids.map((thread) =>
      rows.flatMap(([of, id, name, isAway]) => (of === thread ? [{ id, name, isAway }] : [])).slice(0, most),
    )
  })
  return loader.load(threadId)
}
