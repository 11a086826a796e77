// Who has been here of late: whose session was used in the last ten minutes.
import type { Context } from '../../kernel/context.ts'

const recentMinutes = 10

const text = `
  select distinct user_id from session
  where user_id = any($1::uuid[]) and ended_at is null and expires_at > $2
    and coalesce(last_used_at, created_at) > $2::timestamptz - make_interval(mins => ${recentMinutes})`

/** Whether somebody is signed in and was so of late; those of a request are asked for at once. */
export const isSignedIn = (context: Context, userId: string): Promise<boolean> =>
  context
    .loader<string, boolean>('signed in', async (ids) => {
      const rows = await context.db.run<[id: string]>(text, [ids, context.now])
      const found = new Set(rows.map(([id]) => id))
      return ids.map((id) => found.has(id))
    })
    .load(userId)
