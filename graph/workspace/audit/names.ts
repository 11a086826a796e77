import type { Context } from '../../kernel/context.ts'
import { isUuid } from '../../kernel/node.ts'
import type { Named } from './columns.ts'

const statement = `
  select 'organization ' || id, legal_name from organization where id = any($1)
  union all select 'department ' || id, name from department where id = any($2)
  union all select 'group ' || id, name from department_group where id = any($3)
  union all select 'jobRole ' || id, name from job_role where id = any($4)
  union all select 'user ' || id, name from app_user where id = any($5)
  union all select 'location ' || id, name from location where id = any($6)
  union all select 'grouping ' || id, name from grouping where id = any($7)
  union all select 'address ' || id, concat_ws(', ', nullif(line1, ''), nullif(city, ''), state) from address where id = any($8)
  union all select 'file ' || id, name from file where id = any($9)
  union all select 'feature ' || id, feature from practice_feature where id::text = any($10)
  union all select 'solution ' || id, solution from technology_solution where id::text = any($11)
  union all select 'token ' || id, name from access_token where id = any($12)`

const kinds: Named[] = [
  'organization',
  'department',
  'group',
  'jobRole',
  'user',
  'location',
  'grouping',
  'address',
  'file',
  'feature',
  'solution',
  'token',
]
const numbered: readonly Named[] = ['feature', 'solution']

/** The names of what uuids in entries refer to, all in one statement; null of what is gone. */
export function nameOf(context: Context, kind: Named, id: string): Promise<string | null> {
  const loader = context.loader<string, string | null>('names in the audit', async (keys) => {
    const wanted = keys.map((key) => key.split(' ') as [Named, string])
    const ids = kinds.map((one) =>
      wanted
        .filter(([asked, uuid]) => asked === one && (isUuid(uuid) || numbered.includes(one)))
        .map(([, uuid]) => uuid),
    )
    const rows = await context.db.run(statement, ids)
    const names = new Map(rows.map(([key, name]) => [key as string, name as string]))
    return keys.map((key) => names.get(key) ?? null)
  })
  return loader.load(`${kind} ${id}`)
}
