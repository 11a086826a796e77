import type { Context } from '../../kernel/context.ts'
import type { Parameters } from '../../kernel/statement/scopeSql.ts'

interface Placed {
  locationId: string | null
  taskRecordId: string | null
  organizationId: string
}

/**
 * Of the list LOCATION_TYPE: fuel, customer and supplier sites stand with an organization, but it does not work there
 * by itself.
 */
const visited = [6, 7, 8]

/** The place that an organization's work is at where nothing else is said, as SQL over the columns of a statement. */
export const whereOf = {
  visited,
  own: (organizationId: string, visitedTypes: string) => `(
    select l.id from location l where l.organization_id = ${organizationId} and l.status = 'ACTIVE' and l.type_id <> all(${visitedTypes}::int[])
    order by l.legacy_id limit 1)`,
}

/** A condition of a list: the records of one place, the same way as each is asked for its place. */
export const placedAt = (location: string, parameters: Parameters): string => {
  const id = `${parameters.add(location)}::uuid`
  const own = whereOf.own('a.organization_id', parameters.add(visited))
  return `a.location_id = ${id} or a.location_id is null and (
    a.task_record_id in (select t.id from task_record t where t.location_id = ${id})
    or a.organization_id = (select l.organization_id from location l where l.id = ${id}) and ${own} = ${id}
      and not exists (select from task_record t where t.id = a.task_record_id and t.location_id is not null))`
}

/** Where a record is to be done, as SQL. */
export const placeOfSql = (parameters: Parameters): string =>
  `coalesce(a.location_id, (select t.location_id from task_record t where t.id = a.task_record_id), ${whereOf.own('a.organization_id', parameters.add(visited))})`

const statement = `
  select coalesce(t.location_id, ${whereOf.own('k.organization_id', '$3')})
  from unnest($1::uuid[], $2::uuid[]) with ordinality k(task_record_id, organization_id, place)
  left join task_record t on t.id = k.task_record_id order by k.place`

/**
 * Where a record is to be done: its own place, else its task record's, else the first that is its organization's own.
 */
export async function whereItIs(
  context: Context,
  { locationId, taskRecordId, organizationId }: Placed,
): Promise<string | null> {
  if (locationId) return locationId
  const loader = context.loader<string, string | null>('places of action records', async (keys) => {
    const pairs = keys.map((key) => key.split(' '))
    const rows = await context.db.run<[id: string | null]>(statement, [
      pairs.map(([record]) => record || null),
      pairs.map(([, organization]) => organization),
      visited,
    ])
    return rows.map(([id]) => id)
  })
  return loader.load(`${taskRecordId ?? ''} ${organizationId}`)
}
