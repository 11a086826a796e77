import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { loadUsersOf } from '../../planning/planner/loadUsersOf.ts'
import { commanded, home } from '../../planning/planner/workers.ts'
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
  description: 'What somebody has to do.',
  fields: (t) => ({
    user: t.field({
      type: User,
      nullable: true,
      description: 'Who; null for the work that nobody does.',
      resolve: ({ userId }, _args, context, info) => (userId ? loadUsersOf(context, info, userId) : null),
    }),
    load: t.field({ type: [BucketLoad], description: 'Their open records by bucket.', resolve: ({ load }) => load }),
    count: t.int({ description: 'How many open records they have.', resolve: ({ load }) => countOf(load) }),
    mins: t.int({
      description: 'The service time of these together, in minutes.',
      resolve: ({ load }) => minsOf(load),
    }),
    capacityMins: t.exposeInt('capacityMins', {
      nullable: true,
      description: 'How many minutes they work this week; null of nobody, and where the viewer may not give them work.',
    }),
  }),
})

/** Those of the place and those who have something of it to do, the most loaded first. */
export async function readPeople(
  context: Context,
  shape: DashboardShape,
  { first, skip }: { first: number; skip: number },
): Promise<PersonLoadShape[]> {
  if (shape.place.isNowhere) return []
  const rows = await readFigure<
    [userId: string | null, organizationId: string | null, rootId: string | null, load: [number, number, number][]]
  >(context, (parameters) => {
    const { from, where } = commanded(context, shape.place, parameters)
    return `
      with loads as (
        select a.assignee_id, a.bucket, count(*)::int as count, sum(a.service_time_mins)::int as mins
        from action a where ${recordsOf(shape, parameters)} and a.bucket <= 4 group by 1, 2),
      team as (
        select a.user_id, ${home('organization_id')} as organization_id, ${home('root_id')} as root_id
        from ${from} where ${where} group by a.user_id having bool_or(a.is_there and a.is_within))
      select p.id, t.organization_id, t.root_id, coalesce(l.load, '[]')
      from (select user_id as id from team union select assignee_id from loads) p
      left join app_user u on u.id = p.id left join team t on t.user_id = p.id
      left join lateral (
        select json_agg(json_build_array(bucket, count, mins)) as load, sum(mins) as mins, sum(count) as count
        from loads where assignee_id is not distinct from p.id) l on true
      where u.status = 'ACTIVE' or l.count > 0
      order by coalesce(l.mins, 0) desc, coalesce(l.count, 0) desc, u.name, p.id
      limit ${parameters.add(first)} offset ${parameters.add(skip)}`
  })
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
