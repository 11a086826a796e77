import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { loadUsersOf } from '../../people/user/loadUsersOf.ts'
import { commanded, home } from '../../planning/planner/workers.ts'
import type { Parameters } from '../../kernel/statement/scopeSql.ts'
import { User } from '../../people/user/User.ts'
import { workerKey } from '../../people/schedule/workingTimes.ts'
import { capacities } from './capacity.ts'
import { readFigure, recordsOf, type DashboardShape } from './shape.ts'
import { BucketLoad, countOf, minsOf, workloadOf, type Workload } from './Workload.ts'

export interface PersonLoadShape {
  /** Nobody, where null. */
  userId: string | null
  load: Workload
  /** Null of nobody, and of those to whom the viewer may not give work. */
  capacityMins: number | null
}

export const PersonLoad = builder.objectRef<PersonLoadShape>('PersonLoad').implement({
  description: 'The workload of a user.',
  fields: (t) => ({
    user: t.field({
      type: User,
      nullable: true,
      description: 'The user; null for unassigned work.',
      resolve: ({ userId }, _args, context, info) => (userId ? loadUsersOf(context, info, userId) : null),
    }),
    load: t.field({ type: [BucketLoad], description: 'The open records by bucket.', resolve: ({ load }) => load }),
    count: t.int({ description: 'The number of open records.', resolve: ({ load }) => countOf(load) }),
    mins: t.int({
      description: 'The total service time of the open records, in minutes.',
      resolve: ({ load }) => minsOf(load),
    }),
    capacityMins: t.exposeInt('capacityMins', {
      nullable: true,
      description:
        'The working time of the user this week, in minutes; null for unassigned work, or if the viewer may not assign work to them.',
    }),
  }),
})

/** The people `p` of the place, and those who have something of it to do, each with their load `l` and home `t`. */
function peopleOf(context: Context, shape: DashboardShape, columns: string, parameters: Parameters): string {
  const { from, where } = commanded(context, shape.place, parameters)
  return `
    with loads as (
      select a.assignee_id, a.bucket, count(*)::int as count, sum(a.service_time_mins)::int as mins
      from action a where ${recordsOf(shape, parameters)} and a.bucket <= 4 group by 1, 2),
    team as (
      select a.user_id, ${home('organization_id')} as organization_id, ${home('root_id')} as root_id
      from ${from} where ${where} group by a.user_id having bool_or(a.is_there and a.is_within))
    select ${columns}
    from (select user_id as id from team union select assignee_id from loads) p
    left join app_user u on u.id = p.id left join team t on t.user_id = p.id
    left join lateral (
      select json_agg(json_build_array(bucket, count, mins)) as load, sum(mins) as mins, sum(count) as count
      from loads where assignee_id is not distinct from p.id) l on true
    where u.status = 'ACTIVE' or l.count > 0`
}

export async function countPeople(context: Context, shape: DashboardShape, atMost: number): Promise<number> {
  if (shape.place.isNowhere) return 0
  const [row] = await readFigure<[number]>(context, (parameters) => {
    const people = peopleOf(context, shape, 'p.id', parameters)
    return `select count(*) from (${people} limit ${parameters.add(atMost)}) counted`
  })
  return row![0]
}

/** The most loaded first. */
export async function readPeople(
  context: Context,
  shape: DashboardShape,
  { take, skip }: { take: number; skip: number },
): Promise<PersonLoadShape[]> {
  if (shape.place.isNowhere) return []
  const rows = await readFigure<
    [userId: string | null, organizationId: string | null, rootId: string | null, load: [number, number, number][]]
  >(
    context,
    (parameters) => `
      ${peopleOf(context, shape, `p.id, t.organization_id, t.root_id, coalesce(l.load, '[]')`, parameters)}
      order by coalesce(l.mins, 0) desc, coalesce(l.count, 0) desc, u.name, p.id
      limit ${parameters.add(take)} offset ${parameters.add(skip)}`,
  )
  const workers = rows.flatMap(([userId, organizationId, rootId]) =>
    organizationId ? [{ userId, organizationId, rootId } as never] : [],
  )
  const found = await capacities(context, shape.place, workers)
  return rows.map(([userId, organizationId, , load]) => ({
    userId,
    load: workloadOf(load),
    capacityMins: organizationId ? found.get(workerKey({ userId, organizationId } as never))! : null,
  }))
}
