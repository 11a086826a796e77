import type { Context } from '../../kernel/context.ts'
import { isUuid } from '../../kernel/node.ts'
import { nounsWith } from '../../kernel/noun.ts'

/** The names of what ids in entries refer to, all in one statement; null of what is gone. */
export function nameOf(context: Context, type: string, id: string): Promise<string | null> {
  const loader = context.loader<string, string | null>('names in the audit', async (keys) => {
    const kinds = nounsWith('named')
    const statement = kinds.map(
      ({ type, table, named }, at) =>
        `select '${type} ' || id, ${named.as} from ${table} where id${named.isNumbered ? '::text' : ''} = any($${at + 1})`,
    )
    const wanted = keys.map((key) => key.split(' ') as [type: string, id: string])
    const ids = kinds.map(({ type, named }) =>
      wanted.filter(([asked, id]) => asked === type && (named.isNumbered || isUuid(id))).map(([, id]) => id),
    )
    const rows = await context.db.run<[key: string, name: string]>(statement.join(' union all '), ids)
    const names = new Map(rows.map(([key, name]) => [key, name]))
    return keys.map((key) => names.get(key) ?? null)
  })
  return loader.load(`${type} ${id}`)
}
