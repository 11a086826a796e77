import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { Parameters } from '../../kernel/statement/scopeSql.ts'
import { Organization } from './Organization.ts'

type Count = (now: string) => string

const here = `in (select b.id from organization b where b.root_id = o.root_id and b.path like o.path || '%')`

/** What can be counted in an organization `o` with all below it. */
const counts = {
  organizations: () => `select count(*) from organization b where b.root_id = o.root_id and b.path like o.path || '%'`,
  people: (now) => `select count(distinct m.user_id) from membership m where m.organization_id ${here}
    and m.starts_at <= ${now} and (m.ends_at is null or m.ends_at > ${now})`,
  locations: () => `select count(*) from location l where l.organization_id ${here}`,
  departments: () => `select count(*) from (
    select d.department_id from organization_department d where d.status = 'ACTIVE' and d.organization_id ${here}
    union select d.id from department d where d.status = 'ACTIVE' and d.organization_id = o.id) has`,
  vehicles: () => `select count(*) from vehicle v where v.organization_id ${here}`,
} satisfies Record<string, Count>

type Kind = keyof typeof counts

interface Wanted {
  id: string
  kind: Kind
}

/** Counts what is asked of some organizations and all below each, in one statement. */
async function count(context: Context, wanted: readonly Wanted[]): Promise<number[]> {
  const parameters = new Parameters()
  const kinds = [...new Set(wanted.map(({ kind }) => kind))].sort()
  const ids = parameters.add([...new Set(wanted.map(({ id }) => id))])
  const now = kinds.includes('people') ? parameters.add(context.now) : ''
  const columns = kinds.map((kind) => `(${counts[kind](now)})`).join(', ')
  const rows = await context.db.run<[string, ...number[]]>(
    `select o.id, ${columns} from organization o where o.id = any(${ids}::uuid[])`,
    parameters.values,
  )
  const found = new Map(rows.map(([id, ...numbers]) => [id, numbers]))
  return wanted.map(({ id, kind }) => found.get(id)?.[kinds.indexOf(kind)] ?? 0)
}

const counted =
  (kind: Kind) =>
  ({ id }: { id: string }, _args: object, context: Context) =>
    context
      .loader<Wanted, number>(
        'contents of organizations',
        (wanted) => count(context, wanted),
        (wanted) => `${wanted.kind} ${wanted.id}`,
      )
      .load({ id, kind })

export const OrganizationContents = builder.objectRef<{ id: string }>('OrganizationContents').implement({
  description: 'How much belongs to an organization and to all below it.',
  fields: (t) => ({
    organizations: t.int({ description: 'The organizations, itself among them.', resolve: counted('organizations') }),
    people: t.int({ description: 'The people who belong there now.', resolve: counted('people') }),
    locations: t.int({ description: 'The locations.', resolve: counted('locations') }),
    departments: t.int({ description: 'The departments that are in use there.', resolve: counted('departments') }),
    vehicles: t.int({ description: 'The vehicles.', resolve: counted('vehicles') }),
  }),
})

builder.prismaObjectField(Organization, 'contents', (t) =>
  t.field({
    type: OrganizationContents,
    description: 'How much belongs to it and to all below it.',
    select: { id: true },
    resolve: ({ id }) => ({ id }),
  }),
)
