import type { Context } from '../context.ts'

interface Placed {
  locationId: string | null
  taskRecordId: string | null
  organizationId: string
}

/** Of the list LOCATION_TYPE: fuel, customer and supplier sites stand with an organization, but it does not work there by itself. */
const visited = [6, 7, 8]

const statement = `
  select coalesce(t.location_id, (
    select l.id from location l where l.organization_id = k.organization_id and l.status = 'ACTIVE' and l.type_id <> all($3::int[])
    order by l.legacy_id limit 1))
  from unnest($1::uuid[], $2::uuid[]) with ordinality k(task_record_id, organization_id, place)
  left join task_record t on t.id = k.task_record_id order by k.place`

/** Where a record is to be done: its own place, else its task record's, else the first that is its organization's own. */
export async function whereItIs(context: Context, { locationId, taskRecordId, organizationId }: Placed): Promise<string | null> {
  if (locationId) return locationId
  const loader = context.loader<string, string | null>('places of action records', async (keys) => {
    const pairs = keys.map((key) => key.split(' '))
    const rows = await context.db.run(statement, [pairs.map(([record]) => record || null), pairs.map(([, organization]) => organization), visited])
    return rows.map(([id]) => id as string | null)
  })
  return loader.load(`${taskRecordId ?? ''} ${organizationId}`)
}
