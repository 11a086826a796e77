import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { directorySeek } from '../../kernel/list/directorySeek.ts'
import type { Asked } from '../../kernel/list/listShape.ts'
import { whereSql } from '../../kernel/list/whereSql.ts'
import { policy } from '../../kernel/node.ts'
import { patternOf } from '../../kernel/statement/pattern.ts'
import { connectionOf, pageAsked } from '../../kernel/paging.ts'
import { planOfPage } from '../../kernel/statement/queryOfPage.ts'
import { Parameters } from '../../kernel/statement/scopeSql.ts'
import { behind, orderBy } from '../../kernel/statement/seek.ts'
import { Location } from './Location.ts'
import { locationList } from './locationList.ts'

/** How far the directory is walked before what fits is looked for by other means. */
const walked = 400

builder.queryField('locations', (t) =>
  t.connection({
    type: Location,
    description: 'The locations of all organizations visible to the viewer.',
    ...policy('organizations.read'),
    args: locationList.rootArgs(t),
    resolve: async (_root, args, context, info) => {
      const asked = await locationList.read(context, args, 'locations')
      const page = pageAsked(asked.page)
      const { at, columnsOf, cursorOf } = directorySeek(asked, page)
      const columns = columnsOf('s')
      const plan = planOfPage('Location', context, info)
      const parameters = new Parameters()
      const { roots, entry, fits } = inSight(context, asked, parameters)
      const limit = parameters.add(page.take)
      const next = entry + behind(at, parameters, ...columns)
      const inOrder = `order by ${orderBy(at, ...columns)} limit`
      // It walks the directory in its order first; where that does not fill the page soon, it asks for what fits.
      const text = `
        select ${plan.columns}, ${columns.join(', ')}
        from unnest(${roots}::uuid[]) root(id) cross join lateral (
          with step as materialized (select s.id, s.text from search_entry s where ${next} ${inOrder} ${walked}),
          page as materialized (
            select s.id, s.text from step s join location l on l.id = s.id where ${fits} ${inOrder} ${limit})
          select * from page where (select count(*) from page) = ${limit} or (select count(*) from step) < ${walked}
          union all
          (select s.id, s.text from search_entry s join location l on l.id = s.id
           where (select count(*) from page) < ${limit} and (select count(*) from step) = ${walked}
             and ${next} and ${fits} ${inOrder} ${limit})) s
        join location a on a.id = s.id ${plan.joins}
        ${inOrder} ${limit}`
      const rows = await context.db.runOnce(text, parameters.values)
      const found = rows.map((row) => ({
        node: plan.read(row),
        cursor: cursorOf(row.slice(plan.width)),
      }))
      return connectionOf(page, found, (atMost) => count(context, asked, atMost))
    },
  }),
)

async function count(context: Context, asked: Asked<string>, atMost: number): Promise<number> {
  const parameters = new Parameters()
  const { roots, entry, fits } = inSight(context, asked, parameters)
  const text = `select count(*) from (
    select from unnest(${roots}::uuid[]) root(id) join search_entry s on ${entry} join location l on l.id = s.id
    where ${fits} limit ${parameters.add(atMost)}) counted`
  const [row] = await context.db.runOnce<[number]>(text, parameters.values)
  return row![0]
}

/** The trees in sight, and the conditions on an entry `s` of the tree `root` and on its location `l`. */
function inSight(context: Context, { words, where }: Asked<string>, parameters: Parameters) {
  const scope = context.requireViewer().organizationsWith('organizations.read')
  const fits = [seen(scope, parameters)]
  if (words) fits.push(`s.text ilike ${parameters.add(patternOf(words))}`)
  if (where) fits.push(whereSql('Location', where, parameters, 'l'))
  return {
    roots: parameters.add([...new Set(scope.map(({ rootId }) => rootId))]),
    entry: `s.kind = 'LOCATION' and s.root_id = root.id`,
    fits: fits.join(' and '),
  }
}

/** Of a tree that is seen whole all, of another what belongs to the organizations in sight. */
function seen(scope: readonly { column: string; ids: string[]; rootId: string }[], parameters: Parameters): string {
  const conditions = scope.map(({ column, ids, rootId }) => {
    if (column === 'rootId') return `root.id = any(${parameters.add(ids)}::uuid[])`
    return `(root.id = ${parameters.add(rootId)}::uuid and l.organization_id = any(${parameters.add(ids)}::uuid[]))`
  })
  return conditions.length ? `(${conditions.join(' or ')})` : 'false'
}
