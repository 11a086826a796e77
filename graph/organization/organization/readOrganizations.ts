// The hot reads of organizations, each one statement.
import type { Context } from '../../kernel/context.ts'
import type { Row } from '../../kernel/db.ts'
import { directorySeek } from '../../kernel/list/directorySeek.ts'
import type { Asked } from '../../kernel/list/listShape.ts'
import { whereSql } from '../../kernel/list/whereSql.ts'
import { connectionOf, pageAsked } from '../../kernel/paging.ts'
import type { Plan } from '../../kernel/statement/plan.ts'
import { Parameters } from '../../kernel/statement/scopeSql.ts'
import { patternOf } from '../../kernel/statement/pattern.ts'
import { behind, orderBy } from '../../kernel/statement/seek.ts'

/** What the viewer sees: whole trees, and organizations with all below them. */
function inSight(context: Context, parameters: Parameters) {
  const scope = context.requireViewer().scope('organizations.read')
  const idsOf = (column: string) => [
    ...new Set(scope.flatMap((source) => (source.column === column ? source.ids : []))),
  ]
  return {
    roots: `${parameters.add(idsOf('rootId'))}::uuid[]`,
    organizations: `${parameters.add(idsOf('organizationId'))}::uuid[]`,
  }
}

/** All organizations in sight that are in use, each before those below it. */
export async function readTree(context: Context, plan: Plan): Promise<never[]> {
  const parameters = new Parameters()
  const { roots, organizations } = inSight(context, parameters)
  const text = `
    select ${plan.columns} from organization a ${plan.joins}
    where (a.root_id = any(${roots}) or a.id = any(${organizations})) and a.archived_at is null order by a.path`
  const rows = await context.db.run(text, parameters.values)
  return rows.map(plan.read)
}

type Searched = Asked<'NAME' | 'CREATED'>

/** The organizations in sight that a list is narrowed to: of each part of the sight so many. */
function inDirectory(
  context: Context,
  { words, where }: Searched,
  parameters: Parameters,
  more: string,
  end: string,
): string {
  const { roots, organizations } = inSight(context, parameters)
  let fits = more
  if (where) fits += ` and ${whereSql('Organization', where, parameters)}`
  if (words) fits += ` and s.text ilike ${parameters.add(patternOf(words))}`
  const found = (condition: string) =>
    `select s.text, s.id from search_entry s join organization a on a.id = s.id
     where s.kind = 'ORGANIZATION' and ${condition}${fits} ${end}`
  return `
    (select one.* from unnest(${roots}) root(id) cross join lateral (${found('s.root_id = root.id')}) one)
    union all (${found(`s.id = any(${organizations})`)})`
}

/** The statement is planned with its values where there is something to look for. */
const run = <R extends readonly unknown[] = Row>(
  context: Context,
  { words, where }: Searched,
  text: string,
  values: unknown[],
) => (words || where ? context.db.runOnce<R>(text, values) : context.db.run<R>(text, values))

/** A page of the organizations in sight, as a connection. */
export async function readDirectory(context: Context, plan: Plan, asked: Searched) {
  const page = pageAsked(asked.page)
  const { at, columnsOf, cursorOf } = directorySeek(asked, page)
  const parameters = new Parameters()
  const limit = `limit ${parameters.add(page.take)}`
  const inOrder = (alias: string) => `order by ${orderBy(at, ...columnsOf(alias))} ${limit}`
  const more = behind(at, parameters, ...columnsOf('s'))
  const text = `
    select ${plan.columns}, ${columnsOf('s').join(', ')}
    from (select * from (${inDirectory(context, asked, parameters, more, inOrder('s'))}) found ${inOrder('found')}) s
    join organization a on a.id = s.id ${plan.joins} ${inOrder('s')}`
  const rows = await run(context, asked, text, parameters.values)
  const found = rows.map((row) => ({
    node: plan.read(row),
    cursor: cursorOf(row.slice(plan.width)),
  }))
  return connectionOf(page, found, (atMost) => countDirectory(context, asked, atMost))
}

async function countDirectory(context: Context, asked: Searched, atMost: number): Promise<number> {
  const parameters = new Parameters()
  const limit = `limit ${parameters.add(atMost)}`
  const text = `select count(*) from (select from (${inDirectory(context, asked, parameters, '', limit)}) found ${limit}) counted`
  const [row] = await run<[number]>(context, asked, text, parameters.values)
  return row![0]
}
