// The hot reads of organizations, each one statement.
import type { Context } from '../../kernel/context.ts'
import { fromCursor } from '../../kernel/paging.ts'
import type { Plan } from '../../kernel/statement/plan.ts'
import { Parameters } from '../../kernel/statement/scopeSql.ts'
import { patternOf } from '../../kernel/statement/pattern.ts'

/** Where a page begins: behind this place of an order by name. */
export interface NamedPlace {
  text: string
  id: string
}

/** The place that a cursor of such a list says. */
export function namedPlaceOf(list: string, cursor: string): NamedPlace {
  const [id, text] = fromCursor(list, cursor, ['uuid', 'text'])
  return { text, id }
}

export interface NamedRow {
  place: NamedPlace
  row: never
}

interface Page {
  first: number
  after: NamedPlace | undefined
  includeArchived: boolean
}

/** The condition that a page goes on behind a place, with its own "and". */
function behind(after: NamedPlace | undefined, text: string, id: string, parameters: Parameters): string {
  if (!after) return ''
  return ` and (${text}, ${id}) > (${parameters.add(after.text)}, ${parameters.add(after.id)}::uuid)`
}

const live = ({ includeArchived }: Page) => (includeArchived ? '' : ' and a.archived_at is null')

/** The first organizations right below some others, by the id of these. */
export async function readChildren(
  context: Context,
  plan: Plan,
  parentIds: string[],
  page: Page,
): Promise<Map<string, NamedRow[]>> {
  const parameters = new Parameters()
  const parents = parameters.add(parentIds)
  const more = live(page) + behind(page.after, 'a.legal_name', 'a.id', parameters)
  const text = `
    select ${plan.columns}, a.parent_id, a.legal_name, a.id
    from unnest(${parents}::uuid[]) above(id)
    cross join lateral (
      select a.* from organization a where a.parent_id = above.id${more}
      order by a.legal_name, a.id limit ${parameters.add(page.first)}) a
    ${plan.joins} order by a.parent_id, a.legal_name, a.id`
  const result = new Map<string, NamedRow[]>()
  for (const row of await context.db.run(text, parameters.values)) {
    const [parentId, name, id] = row.slice(plan.width) as [string, string, string]
    result.set(parentId, [...(result.get(parentId) ?? []), { place: { text: name, id }, row: plan.read(row) }])
  }
  return result
}

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

/**
 * The first organizations in sight by their words in the directory, of those whose words hold the text that is
 * searched.
 */
export async function readDirectory(context: Context, plan: Plan, search: string, page: Page): Promise<NamedRow[]> {
  const parameters = new Parameters()
  const { roots, organizations } = inSight(context, parameters)
  const limit = parameters.add(page.first)
  let more = live(page) + behind(page.after, 's.text', 's.id', parameters)
  if (search) more += ` and s.text ilike ${parameters.add(patternOf(search))}`
  const found = (condition: string) =>
    `select s.text, s.id from search_entry s join organization a on a.id = s.id
     where s.kind = 'ORGANIZATION' and ${condition}${more} order by s.text, s.id limit ${limit}`
  const text = `
    select ${plan.columns}, s.text, s.id
    from (select * from (
        (select one.* from unnest(${roots}) root(id) cross join lateral (${found('s.root_id = root.id')}) one)
        union all (${found(`s.id = any(${organizations})`)})) found
      order by text, id limit ${limit}) s
    join organization a on a.id = s.id ${plan.joins} order by s.text, s.id`
  const rows = search
    ? await context.db.runOnce(text, parameters.values)
    : await context.db.run(text, parameters.values)
  return rows.map((row) => {
    const [name, id] = row.slice(plan.width) as [string, string]
    return { place: { text: name, id }, row: plan.read(row) }
  })
}
