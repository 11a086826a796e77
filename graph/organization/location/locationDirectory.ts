import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { patternOf } from '../../kernel/statement/pattern.ts'
import { connectionOf, forward, fromCursor, toCursor } from '../../kernel/paging.ts'
import { planOf } from '../../kernel/statement/plan.ts'
import { Parameters } from '../../kernel/statement/scopeSql.ts'
import { Location } from './Location.ts'

const list = 'locations'

/** How far the directory is walked before what fits is looked for by other means. */
const walked = 400

builder.queryField('locationDirectory', (t) =>
  t.connection({
    type: Location,
    description: 'The locations of all organizations that the viewer sees, by name.',
    ...policy('organizations.read'),
    args: { search: t.arg.string({ description: 'Part of the name.' }) },
    resolve: async (_root, { search, ...args }, context, info) => {
      const { first, after } = forward(args)
      const plan = planOf('Location', context, info, [['edges', 'node']])
      const parameters = new Parameters()
      const scope = context.requireViewer().organizationsWith('organizations.read')
      const roots = parameters.add([...new Set(scope.map(({ rootId }) => rootId))])
      const limit = parameters.add(first + 1)
      const entry = [`s.kind = 'LOCATION' and s.root_id = root.id`]
      const fits = [seen(scope, parameters)]
      if (after !== undefined) {
        const [id, name] = fromCursor(list, after, ['uuid', 'text'])
        entry.push(`(s.text, s.id) > (${parameters.add(name)}, ${parameters.add(id)}::uuid)`)
      }
      const words = search?.trim()
      if (words) fits.push(`s.text ilike ${parameters.add(patternOf(words))}`)
      const inOrder = `order by s.text, s.id limit`
      // It walks the directory in its order first; where that does not fill the page soon, it asks for what fits.
      const text = `
        select ${plan.columns}, s.id, s.text
        from unnest(${roots}::uuid[]) root(id) cross join lateral (
          with step as materialized (select s.id, s.text from search_entry s where ${entry.join(' and ')} ${inOrder} ${walked}),
          page as materialized (
            select s.id, s.text from step s join location l on l.id = s.id where ${fits.join(' and ')} ${inOrder} ${limit})
          select * from page where (select count(*) from page) = ${limit} or (select count(*) from step) < ${walked}
          union all
          (select s.id, s.text from search_entry s join location l on l.id = s.id
           where (select count(*) from page) < ${limit} and (select count(*) from step) = ${walked}
             and ${[...entry, ...fits].join(' and ')} ${inOrder} ${limit})) s
        join location a on a.id = s.id ${plan.joins}
        ${inOrder} ${limit}`
      const rows = await context.db.runOnce(text, parameters.values)
      const found = rows.map((row) => {
        const [id, name] = row.slice(plan.width) as [string, string]
        return { node: plan.read(row), cursor: toCursor(list, id, name) }
      })
      return connectionOf(found, first, after)
    },
  }),
)

/** Of a tree that is seen whole all, of another what belongs to the organizations in sight. */
function seen(scope: readonly { column: string; ids: string[]; rootId: string }[], parameters: Parameters): string {
  const conditions = scope.map(({ column, ids, rootId }) => {
    if (column === 'rootId') return `root.id = any(${parameters.add(ids)}::uuid[])`
    return `(root.id = ${parameters.add(rootId)}::uuid and l.organization_id = any(${parameters.add(ids)}::uuid[]))`
  })
  return conditions.length ? `(${conditions.join(' or ')})` : 'false'
}
