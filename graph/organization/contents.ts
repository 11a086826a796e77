import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { visibleScope } from '../action/visibleActions.ts'
import { Parameters, scopeCondition } from '../statement/scopeSql.ts'
import { Organization } from './Organization.ts'

interface ContentsShape {
  organizations: number
  people: number
  records: number
  locations: number
  departments: number
  vehicles: number
}

const Contents = builder.objectRef<ContentsShape>('OrganizationContents').implement({
  description: 'How much belongs to an organization and to all below it.',
  fields: (t) => ({
    organizations: t.exposeInt('organizations', { description: 'The organizations, itself among them.' }),
    people: t.exposeInt('people', { description: 'The people who belong there now.' }),
    records: t.exposeInt('records', { description: 'The action records that the viewer sees, in any status.' }),
    locations: t.exposeInt('locations', { description: 'The locations.' }),
    departments: t.exposeInt('departments', { description: 'The departments that are in use there.' }),
    vehicles: t.exposeInt('vehicles', { description: 'The vehicles.' }),
  }),
})

/** Counts what belongs to some organizations and all below each, in one statement. */
async function countContents(context: Context, ids: readonly string[]): Promise<Map<string, ContentsShape>> {
  const parameters = new Parameters()
  const wanted = parameters.add([...ids])
  const now = parameters.add(context.now)
  const records = scopeCondition(visibleScope(context.requireViewer()), parameters)
  const here = 'in (select b.id from organization b where b.root_id = o.root_id and b.path like o.path || \'%\')'
  const rows = await context.db.run(
    `select o.id,
       (select count(*) from organization b where b.root_id = o.root_id and b.path like o.path || '%'),
       (select count(distinct m.user_id) from membership m where m.organization_id ${here}
         and m.starts_at <= ${now} and (m.ends_at is null or m.ends_at > ${now})),
       (select count(*) from action a where a.root_id = o.root_id and a.organization_id ${here} and ${records}),
       (select count(*) from location l where l.organization_id ${here}),
       (select count(*) from (
         select d.department_id from organization_department d where d.status = 'ACTIVE' and d.organization_id ${here}
         union select d.id from department d where d.status = 'ACTIVE' and d.organization_id = o.id) has),
       (select count(*) from vehicle v where v.organization_id ${here})
     from organization o where o.id = any(${wanted}::uuid[])`,
    parameters.values,
  )
  return new Map(
    (rows as [string, ...number[]][]).map(([id, organizations = 0, people = 0, actions = 0, locations = 0, departments = 0, vehicles = 0]) => [
      id,
      { organizations, people, records: actions, locations, departments, vehicles },
    ]),
  )
}

builder.prismaObjectField(Organization, 'contents', (t) =>
  t.field({
    type: Contents,
    description: 'How much belongs to it and to all below it.',
    select: { id: true },
    resolve: async ({ id }, _args, context) => {
      const loader = context.loader<string, ContentsShape>('organization contents', async (ids) => {
        const counts = await countContents(context, ids)
        return ids.map((one) => counts.get(one)!)
      })
      return loader.load(id)
    },
  }),
)
