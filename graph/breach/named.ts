// What the filters of lists name.
import type { Context } from '../context.ts'
import { isUuid, parseGlobalId } from '../node.ts'

/** The uuid in an id of a type; what is none names nothing. */
export const named = (type: string, id: string | null | undefined) => {
  if (id == null) return undefined
  const parsed = parseGlobalId(id)
  return parsed?.type === type && isUuid(parsed.name) ? parsed.name : '00000000-0000-0000-0000-000000000000'
}

/** An organization and all below it, by their ids. */
export async function within({ db }: Context, id: string): Promise<string[]> {
  const rows = await db.run('select b.id from organization o join organization b on b.root_id = o.root_id and starts_with(b.path, o.path) where o.id = $1::uuid', [id])
  return rows.map(([one]) => one as string)
}
