import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { Parameters, scopeCondition } from '../../kernel/statement/scopeSql.ts'
import { OrganizationContents } from '../../organization/organization/contents.ts'
import { visibleScope } from './visibleActions.ts'

/** The records that the viewer sees of some organizations and all below each, in one statement. */
async function countRecords(context: Context, organizationIds: readonly string[]): Promise<number[]> {
  const parameters = new Parameters()
  const ids = parameters.add(organizationIds)
  const seen = scopeCondition(visibleScope(context.requireViewer()), parameters)
  const text = `
    select o.id, (select count(*) from action a where a.root_id = o.root_id and a.organization_id in (
      select b.id from organization b where b.root_id = o.root_id and b.path like o.path || '%') and ${seen})
    from organization o where o.id = any(${ids}::uuid[])`
  const found = new Map(await context.db.run<[string, number]>(text, parameters.values))
  return organizationIds.map((id) => found.get(id) ?? 0)
}

/** Records outnumber all else: they are counted beside the rest, so that whoever defers them does not wait. */
builder.objectField(OrganizationContents, 'records', (t) =>
  t.int({
    description: 'The number of action records visible to the viewer, in any status.',
    resolve: ({ id }, _args, context) =>
      context.loader<string, number>('records of organizations', (ids) => countRecords(context, ids)).load(id),
  }),
)
