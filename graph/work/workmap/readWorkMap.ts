// Where the open work is: one statement counts it by place, the same way as a single record finds its place.
import type { Context } from '../../kernel/context.ts'
import type { Narrowed } from '../action/actionFilter.ts'
import { whereOf } from '../action/whereItIs.ts'
import { Parameters, scopeCondition } from '../../kernel/statement/scopeSql.ts'

export interface WorkCount {
  /** Null for records that have no place. */
  locationId: string | null
  bucket: number
  count: number
  late: number
}

type Counted = [locationId: string | null, bucket: number, count: number, late: number]

export async function readWorkMap(context: Context, filter: Narrowed): Promise<WorkCount[]> {
  const parameters = new Parameters()
  const visited = parameters.add(whereOf.visited)
  const text = `
    with counted as (
      select coalesce(a.location_id, t.location_id) place, a.organization_id, a.bucket, count(*) n,
        count(*) filter (where a.scheduled_end < ${parameters.add(context.now)}::timestamptz) late
      from action a left join task_record t on t.id = a.task_record_id
      where a.bucket <= 5 and ${scopeCondition(filter.scope, parameters)}${filter.conditions(parameters)}
      group by 1, 2, 3),
    placed as (
      select case when c.place is null then ${whereOf.own('c.organization_id', visited)} else c.place end place, c.bucket, c.n, c.late
      from counted c)
    select place, bucket, sum(n)::int, sum(late)::int from placed group by 1, 2`
  const rows = await (filter.isPlannedAnew
    ? context.db.runOnce<Counted>(text, parameters.values)
    : context.db.run<Counted>(text, parameters.values))
  return rows.map(([locationId, bucket, count, late]) => ({ locationId, bucket, count, late }))
}
