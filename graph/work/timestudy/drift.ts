// Where the work takes another time than it should: the median of the last ten runs against the service time.
import type { Context } from '../../kernel/context.ts'
import { reachesPlaced, type Placement } from '../../kernel/placed.ts'

/** A service time that the last runs speak against. */
export interface Drift {
  taskItemId: string
  placement: Placement
  version: number
  /** What the service time is, before it was rounded up. */
  currentMins: number
  medianMins: number
  runs: Run[]
}

export interface Run {
  actionId: string
  seconds: number
  at: string
}

// More than 15 %, in whole numbers. A time that was turned down comes back once the median has moved on as far from it.
const statement = `
  select i.id, m.root_id, m.organization_id, m.department_id, m.group_id, i.version, base.secs / 60, r.median / 60, r.runs
  from task_item i join major_task m on m.id = i.major_task_id
  cross join lateral (
    select coalesce((select t.exact_mins from service_time t where t.task_item_id = i.id and t.minutes = i.service_time_mins
      and t.number = (select max(n.number) from service_time n where n.task_item_id = i.id)), i.service_time_mins) * 60 secs) base
  cross join lateral (
    select count(*) counted, percentile_cont(0.5) within group (order by a.worked_secs) median,
      json_agg(json_build_object('actionId', a.id, 'seconds', a.worked_secs, 'at', a.actual_end) order by a.actual_end desc, a.id) runs
    from (
      select a.id, a.worked_secs, a.actual_end from action a
      where a.task_item_id = i.id and a.status = 9 and a.worked_secs > 0 order by a.actual_end desc limit 10) a) r
  left join service_time_dismissal d on d.task_item_id = i.id
  where m.root_id = any($1::uuid[]) and i.active and m.active and ($2::uuid[] is null or i.id = any($2::uuid[]))
    and r.counted = 10 and abs(r.median - base.secs) * 100 > base.secs * 15
    and (d.median_mins is null or abs(r.median - d.median_mins * 60) * 100 > d.median_mins * 60 * 15)
  order by abs(r.median - base.secs) / greatest(base.secs, 1) desc, i.id`

/** The drifts of all work in reach, or of these items alone, the greatest first: one statement. */
export async function readDrifts(context: Context, taskItemIds?: readonly string[]): Promise<Drift[]> {
  const viewer = context.requireViewer()
  const rows = await context.db.run<
    [
      taskItemId: string,
      rootId: string,
      organizationId: string,
      departmentId: string | null,
      groupId: string | null,
      version: number,
      currentMins: number,
      medianMins: number,
      runs: Run[],
    ]
  >(statement, [viewer.rootIds, taskItemIds ?? null])
  return rows
    .map(([taskItemId, rootId, organizationId, departmentId, groupId, version, currentMins, medianMins, runs]) => ({
      taskItemId,
      placement: { rootId, organizationId, departmentId, groupId },
      version,
      currentMins,
      medianMins: rounded(medianMins),
      runs,
    }))
    .filter(({ placement }) => reachesPlaced(viewer, 'timeStudies.read', placement))
}

/** The drift of an item, those of one request together. */
export function driftOf(context: Context, taskItemId: string): Promise<Drift | null> {
  const loader = context.loader<string, Drift | null>('drift', async (ids) => {
    const drifts = await readDrifts(context, ids)
    return ids.map((id) => drifts.find((drift) => drift.taskItemId === id) ?? null)
  })
  return loader.load(taskItemId)
}

/** As it is shown and said back: to the hundredth of a minute. */
const rounded = (minutes: number): number => Math.round(minutes * 100) / 100
