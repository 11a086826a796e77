import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { Parameters } from '../../kernel/statement/scopeSql.ts'
import { Organization } from './Organization.ts'

/** As a statement, of an organization `o` with all below it: those that are in `here`, at the time `now`. */
type Count = (here: string, now: () => string) => string

const counts = new Map<string, Count>()

const here = `in (select b.id from organization b where b.root_id = o.root_id and b.path like o.path || '%')`

interface Wanted {
  id: string
  kind: string
}

/** Counts what is asked of some organizations and all below each, in one statement. */
async function count(context: Context, wanted: readonly Wanted[]): Promise<number[]> {
  const parameters = new Parameters()
  const kinds = [...new Set(wanted.map(({ kind }) => kind))].sort()
  const ids = parameters.add([...new Set(wanted.map(({ id }) => id))])
  const columns = kinds.map((kind) => `(${counts.get(kind)!(here, () => parameters.add(context.now))})`).join(', ')
  const rows = await context.db.run<[string, ...number[]]>(
    `select o.id, ${columns} from organization o where o.id = any(${ids}::uuid[])`,
    parameters.values,
  )
  const found = new Map(rows.map(([id, ...numbers]) => [id, numbers]))
  return wanted.map(({ id, kind }) => found.get(id)?.[kinds.indexOf(kind)] ?? 0)
}

export const OrganizationContents = builder.objectRef<{ id: string }>('OrganizationContents').implement({
  description: 'The number of objects in an organization and its sub-organizations.',
})

/** Adds to what is counted of an organization; the nouns above count what is theirs. */
export function countContents(kind: string, description: string, statement: Count) {
  counts.set(kind, statement)
  builder.objectField(OrganizationContents, kind, (t) =>
    t.int({
      description,
      resolve: ({ id }, _args, context) =>
        context
          .loader<Wanted, number>(
            'contents of organizations',
            (wanted) => count(context, wanted),
            (wanted) => `${wanted.kind} ${wanted.id}`,
          )
          .load({ id, kind }),
    }),
  )
}

countContents(
  'organizations',
  'The number of organizations, including this one.',
  () => `select count(*) from organization b where b.root_id = o.root_id and b.path like o.path || '%'`,
)

countContents('people', 'The number of current members.', (here, now) => {
  const at = now()
  return `select count(distinct m.user_id) from membership m where m.organization_id ${here}
    and m.starts_at <= ${at} and (m.ends_at is null or m.ends_at > ${at})`
})

builder.prismaObjectField(Organization, 'contents', (t) =>
  t.field({
    type: OrganizationContents,
    description: 'The number of objects in the organization and its sub-organizations.',
    select: { id: true },
    resolve: ({ id }) => ({ id }),
  }),
)
