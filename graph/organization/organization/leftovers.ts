// What belongs to an organization itself, and so stands in the way of its deletion.
import type { Context } from '../../kernel/context.ts'
import type { Transaction } from '../../kernel/mutation.ts'

const kinds = [
  ['organization', 'organizations', 'select count(*) from organization c where c.parent_id = o.id'],
  ['record', 'records', 'select count(*) from action a where a.organization_id = o.id'],
  ['appointment', 'appointments', 'select count(*) from appointment p where p.organization_id = o.id'],
  ['major task', 'major tasks', 'select count(*) from major_task m where m.organization_id = o.id'],
  ['task record', 'task records', 'select count(*) from task_record t where t.organization_id = o.id'],
  ['location', 'locations', 'select count(*) from location l where l.organization_id = o.id'],
  ['geofence', 'geofences', 'select count(*) from geofence g where g.organization_id = o.id'],
  ['vehicle', 'vehicles', 'select count(*) from vehicle v where v.organization_id = o.id'],
  [
    'department',
    'departments',
    `select count(*) from (
      select department_id from organization_department d where d.organization_id = o.id and d.status = 'ACTIVE'
      union select id from department d where d.organization_id = o.id) has`,
  ],
  ['grouping', 'groupings', 'select count(*) from grouping g where g.organization_id = o.id'],
  ['user', 'users', 'select count(distinct m.user_id) from membership m where m.organization_id = o.id'],
] as const

/** The tables that are counted. */
export const leftoverTables: ReadonlySet<string> = new Set(
  kinds.flatMap(([, , count]) => [...count.matchAll(/ from (\w+) /g)].map(([, table]) => table!)),
)

const columns = kinds.map(([, , count], i) => `(${count}) as n${i}`)
const statement = `select o.id, ${columns.join(', ')} from organization o where o.id = any($1::uuid[])`

const list = new Intl.ListFormat('en', { type: 'conjunction' })

function sentence(counts: number[]): string | undefined {
  const there = counts.flatMap((count, i) =>
    count ? [`${count.toLocaleString('en')} ${kinds[i]![count === 1 ? 0 : 1]}`] : [],
  )
  return there.length ? `It still has ${list.format(there)}. Archive it instead.` : undefined
}

/** Why organizations can't be deleted, with counts; many of one request are one statement. */
export function deletionObstacle(context: Context, id: string): Promise<string | undefined> {
  const loader = context.loader<string, string | undefined>('deletion obstacle', async (ids) => {
    const rows = await context.db.run<[id: string, ...counts: number[]]>(statement, [[...ids]])
    const found = new Map(rows.map(([id, ...counts]) => [id, sentence(counts)]))
    return ids.map((one) => found.get(one))
  })
  return loader.load(id)
}

/** The same as it is within a transaction. */
export async function deletionObstacleIn(transaction: Transaction, id: string): Promise<string | undefined> {
  const [row] = await transaction.$queryRawUnsafe<Record<string, bigint>[]>(statement, [id])
  return row && sentence(kinds.map((_kind, i) => Number(row[`n${i}`])))
}
