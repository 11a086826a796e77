// What a thread is to the viewer: read for all threads of a request at once.
import type { Context } from '../../kernel/context.ts'

interface Mine {
  unread: number
  muted: boolean
  takesPart: boolean
}

interface Known {
  /** Undefined where they neither follow it nor have read it. */
  reader: Mine | undefined
  isParty: boolean
}

const statement = `
  select t.id, r.unread, r.muted, r.takes_part, coalesce(a.parties @> array[$2::uuid], false)
  from thread t left join thread_reader r on r.thread_id = t.id and r.user_id = $2 left join action a on a.id = t.action_id
  where t.id = any($1::uuid[])`

export function mineOf(context: Context, threadId: string): Promise<Known> {
  const loader = context.loader<string, Known>('thread mine', async (ids) => {
    const rows = await context.db.run<
      [id: string, unread: number | null, muted: boolean | null, takesPart: boolean | null, isParty: boolean]
    >(statement, [[...ids], context.requireViewer().id])
    const known = new Map(
      rows.map(([id, unread, muted, takesPart, isParty]) => {
        const reader = muted === null ? undefined : ({ unread, muted, takesPart } as Mine)
        return [id, { reader, isParty }]
      }),
    )
    return ids.map((id) => known.get(id) ?? { reader: undefined, isParty: false })
  })
  return loader.load(threadId)
}
