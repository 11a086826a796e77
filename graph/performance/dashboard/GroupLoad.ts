import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { globalId } from '../../kernel/node.ts'
import { rootNameOfShape } from '../../kernel/rootName.ts'
import { commanded } from '../../planning/planner/workers.ts'
import { workerKey, type Worker } from '../../people/schedule/workingTimes.ts'
import { capacities } from './capacity.ts'
import { readFigure, recordsOf, type DashboardShape } from './shape.ts'
import { BucketLoad, countOf, minsOf, workloadOf, type Workload } from './Workload.ts'

export interface GroupLoadShape {
  id: string | null
  name: string | null
  departmentName: string | null
  rootId: string | null
  load: Workload
  people: number
  capacityMins: number | null
}

export const GroupLoad = builder.objectRef<GroupLoadShape>('GroupLoad').implement({
  description: 'The workload of a group.',
  fields: (t) => ({
    groupId: t.id({
      nullable: true,
      description: 'The id of the group; null for work without a group.',
      resolve: ({ id }) => id && globalId('Group', id),
    }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'The name of the group; null for work without a group.',
    }),
    departmentName: t.exposeString('departmentName', {
      nullable: true,
      description: "The name of the group's department.",
    }),
    rootName: t.field(rootNameOfShape),
    load: t.field({ type: [BucketLoad], description: 'Its open records by bucket.', resolve: ({ load }) => load }),
    count: t.int({ description: 'The number of open records.', resolve: ({ load }) => countOf(load) }),
    mins: t.int({
      description: 'The total service time of the open records, in minutes.',
      resolve: ({ load }) => minsOf(load),
    }),
    people: t.exposeInt('people', { description: 'The number of its people to whom the viewer may assign work.' }),
    capacityMins: t.exposeInt('capacityMins', {
      nullable: true,
      description:
        'Working minutes of these people this week; a person in two groups counts in both; null if there are no such people.',
    }),
  }),
})

const mostGroups = 100

/** The groups that have open work or people of the place, the most loaded first. */
export async function readGroups(context: Context, shape: DashboardShape): Promise<GroupLoadShape[]> {
  if (shape.place.isNowhere) return []
  const rows = await readFigure<
    [
      id: string | null,
      name: string | null,
      departmentName: string | null,
      rootId: string | null,
      load: [number, number, number][],
      workers: Worker[],
    ]
  >(context, (parameters) => {
    const { from, where } = commanded(context, shape.place, parameters)
    return `
      with loads as (
        select a.group_id, a.bucket, count(*)::int as count, sum(a.service_time_mins)::int as mins
        from action a where ${recordsOf(shape, parameters)} and a.bucket <= 4 group by 1, 2),
      people as (
        select a.group_id, json_agg(distinct jsonb_build_object('userId', a.user_id, 'organizationId', a.organization_id, 'rootId', a.root_id)) as workers
        from ${from} join app_user u on u.id = a.user_id and u.status = 'ACTIVE'
        where ${where} and a.is_there and a.is_within and a.group_id is not null group by 1)
      select p.id, g.name, d.name, o.root_id, coalesce(l.load, '[]'), coalesce(w.workers, '[]')
      from (select group_id as id from loads union select group_id from people) p
      left join department_group g on g.id = p.id left join department d on d.id = g.department_id
      left join organization o on o.id = d.organization_id
      left join people w on w.group_id = p.id
      left join lateral (
        select json_agg(json_build_array(bucket, count, mins)) as load, sum(mins) as mins, sum(count) as count
        from loads where group_id is not distinct from p.id) l on true
      order by coalesce(l.mins, 0) desc, coalesce(l.count, 0) desc, d.name, g.name, p.id limit ${mostGroups}`
  })
  const found = await capacities(
    context,
    shape.place,
    rows.flatMap(([, , , , , workers]) => workers),
  )
  return rows.map(([id, name, departmentName, rootId, load, members]) => {
    return {
      id,
      name,
      departmentName,
      rootId,
      load: workloadOf(load),
      people: new Set(members.map(({ userId }) => userId)).size,
      capacityMins: members.length ? members.reduce((sum, worker) => sum + found.get(workerKey(worker))!, 0) : null,
    }
  })
}
