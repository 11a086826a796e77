import { builder } from '../builder.ts'
import { badArgument } from '../errors.ts'
import { isUuid, policy } from '../node.ts'
import { patternOf } from '../organization/belongings.ts'
import { connectionOf, forward, fromCursor, toCursor } from '../paging.ts'
import { planOf } from '../statement/plan.ts'
import { Parameters } from '../statement/scopeSql.ts'
import { Location } from './Location.ts'

const list = 'locations'

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
      const conditions = [seen(context.requireViewer().organizationsWith('organizations.read'), parameters)]
      const words = search?.trim()
      if (words) conditions.push(`s.text ilike ${parameters.add(patternOf(words))}`)
      if (after !== undefined) {
        const [id = '', ...name] = fromCursor(list, after)
        if (!isUuid(id)) throw badArgument('after', 'this cursor is of another list')
        conditions.push(`(s.text, s.id) > (${parameters.add(name.join('|'))}, ${parameters.add(id)}::uuid)`)
      }
      const text = `
        select ${plan.columns}, s.id, s.text
        from search_entry s join location a on a.id = s.id ${plan.joins}
        where s.kind = 'LOCATION' and ${conditions.join(' and ')}
        order by s.text, s.id limit ${parameters.add(first + 1)}`
      const rows = await context.db.runOnce(text, parameters.values)
      const found = rows.map((row) => {
        const [id, name] = row.slice(plan.width) as [string, string]
        return { node: plan.read(row), cursor: toCursor(list, id, name) }
      })
      return connectionOf(found, first, after)
    },
  }),
)

/** Where a tree is seen whole, its entries come in the order of their index; else the organizations are named. */
function seen(scope: readonly { column: string; ids: string[]; rootId: string }[], parameters: Parameters): string {
  const conditions = scope.map(({ column, ids, rootId }) => {
    if (column === 'rootId') return `s.root_id = any(${parameters.add(ids)}::uuid[])`
    return `(s.root_id = ${parameters.add(rootId)}::uuid and a.organization_id = any(${parameters.add(ids)}::uuid[]))`
  })
  return conditions.length ? `(${conditions.join(' or ')})` : 'false'
}
