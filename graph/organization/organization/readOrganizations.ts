// The hot reads of organizations, each one statement.
import type { Context } from '../../kernel/context.ts'
import type { Row } from '../../kernel/db.ts'
import type { Plan } from '../../kernel/statement/plan.ts'
import { Parameters } from '../../kernel/statement/scopeSql.ts'
import { patternOf } from '../../kernel/statement/pattern.ts'
import { behind, cursorIn, orderBy, type Seek } from '../../kernel/statement/seek.ts'

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

interface Searched {
  search: string
  includeArchived: boolean
}

/** The organizations in sight whose words in the directory hold a text: of each part of the sight so many. */
function inDirectory(
  context: Context,
  { search, includeArchived }: Searched,
  parameters: Parameters,
  more: string,
  end: string,
): string {
  const { roots, organizations } = inSight(context, parameters)
  let fits = more
  if (!includeArchived) fits += ' and a.archived_at is null'
  if (search) fits += ` and s.text ilike ${parameters.add(patternOf(search))}`
  const found = (condition: string) =>
    `select s.text, s.id from search_entry s join organization a on a.id = s.id
     where s.kind = 'ORGANIZATION' and ${condition}${fits} ${end}`
  return `
    (select one.* from unnest(${roots}) root(id) cross join lateral (${found('s.root_id = root.id')}) one)
    union all (${found(`s.id = any(${organizations})`)})`
}

/** The statement is planned with its values where a text is searched. */
const run = <R extends readonly unknown[] = Row>(
  context: Context,
  { search }: Searched,
  text: string,
  values: unknown[],
) => (search ? context.db.runOnce<R>(text, values) : context.db.run<R>(text, values))

/** The order of the directory, by the words of an organization. */
export const directoryOrder = { list: 'directory', parts: ['text', 'uuid'] } as const

/** A page of the directory. */
export async function readDirectory(
  context: Context,
  plan: Plan,
  searched: Searched,
  { seek, take }: { seek: Seek; take: number },
) {
  const parameters = new Parameters()
  const limit = `limit ${parameters.add(take)}`
  const order = (alias = '') => `order by ${orderBy(seek, `${alias}text`, `${alias}id`)}`
  const more = behind(seek, parameters, 's.text', 's.id')
  const text = `
    select ${plan.columns}, s.text, s.id
    from (select * from (${inDirectory(context, searched, parameters, more, `${order('s.')} ${limit}`)}) found ${order()} ${limit}) s
    join organization a on a.id = s.id ${plan.joins} ${order('s.')}`
  return (await run(context, searched, text, parameters.values)).map((row) => {
    const [name, id] = row.slice(plan.width) as [string, string]
    return { node: plan.read(row), cursor: cursorIn(directoryOrder, [name, id]) }
  })
}

export async function countDirectory(context: Context, searched: Searched, atMost: number): Promise<number> {
  const parameters = new Parameters()
  const limit = `limit ${parameters.add(atMost)}`
  const text = `select count(*) from (select from (${inDirectory(context, searched, parameters, '', limit)}) found ${limit}) counted`
  const [row] = await run<[number]>(context, searched, text, parameters.values)
  return row![0]
}
