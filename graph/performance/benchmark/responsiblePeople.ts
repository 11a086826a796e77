import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { User } from '../../people/user/User.ts'
import { Benchmark } from './Benchmark.ts'

const most = 5

// Of each benchmark those of its job role in the nearest organization, upward from its own, that has any.
const statement = `
  select b.id, array(
    select m.user_id from membership m join organization o on o.id = m.organization_id
    where m.job_role_id = b.job_role_id and o.root_id = b.root_id and starts_with(at.path, o.path)
      and m.starts_at <= $2 and (m.ends_at is null or m.ends_at > $2)
      and length(o.path) = (
        select max(length(n.path)) from membership k join organization n on n.id = k.organization_id
        where k.job_role_id = b.job_role_id and n.root_id = b.root_id and starts_with(at.path, n.path)
          and k.starts_at <= $2 and (k.ends_at is null or k.ends_at > $2))
    order by m.legacy_id limit ${most})
  from benchmark b join organization at on at.id = b.organization_id where b.id = any($1::uuid[])`

function holdersOf(context: Context, benchmarkId: string): Promise<string[]> {
  const loader = context.loader<string, string[]>('benchmark holders', async (ids) => {
    const rows = new Map(await context.db.run<[string, string[]]>(statement, [[...ids], context.now]))
    return ids.map((id) => [...new Set(rows.get(id))])
  })
  return loader.load(benchmarkId)
}

builder.prismaObjectField(Benchmark, 'responsiblePeople', (t) =>
  t.field({
    type: [User],
    description: `Who has its job role now, in its organization or the nearest above that has anybody; at most ${most}.`,
    select: { id: true },
    resolve: async ({ id }, _args, context, info) => {
      const query = queryFromInfo({ context, info, typeName: 'User', select: { id: true } })
      const loader = context.loader<string, { id: string } | null>(
        `benchmark people ${JSON.stringify(query)}`,
        async (ids) => {
          const rows: { id: string }[] = await context.db.prisma.user.findMany({
            ...query,
            where: { id: { in: [...ids] } },
          })
          return ids.map((one) => rows.find((row) => row.id === one) ?? null)
        },
      )
      const people = await Promise.all((await holdersOf(context, id)).map((holder) => loader.load(holder)))
      return people.filter((person) => person !== null) as never[]
    },
  }),
)
