// What work in a tree is sorted by: departments and job roles. They belong to the root, everybody of the tree sees
// them, and people choose from them as a whole, so that their pages are longer than others.
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../../kernel/context.ts'
import { childList } from '../../kernel/list/childList.ts'
import { oneOf, text } from '../../kernel/list/conditions.ts'
import type { ListArgs } from '../../kernel/list/listShape.ts'
import { mostInList } from '../../kernel/paging.ts'
import { modelOf } from '../../kernel/statement/models.ts'
import type { Parameters } from '../../kernel/statement/scopeSql.ts'
import { inOrganization } from '../organization/inOrganization.ts'
import { ActiveStatus } from './ActiveStatus.ts'

function vocabulary(type: 'Department' | 'JobRole') {
  const { table } = modelOf(type)
  const list = childList(type, {
    most: mostInList,
    filter: {
      name: text(),
      status: oneOf(ActiveStatus),
      organization: inOrganization('organizationId', 'The root organization that owns it.'),
    },
    orders: {
      NAME: { about: 'By name.', by: { name: 'text', id: 'uuid' } },
      CREATED: { about: 'By creation time.', by: { id: 'uuid' } },
    },
    search: { about: 'Part of the name.', column: 'name' },
  })
  const read =
    (name: string, from: string) => (context: Context, info: GraphQLResolveInfo, parentId: string, asked: ListArgs) => {
      const { rootIds } = context.requireViewer()
      const rows = (parameters: Parameters) => `${from} l.organization_id = any(${parameters.add(rootIds)}::uuid[])`
      return list.page(context, info, parentId, asked, { list: name, rows })
    }
  return {
    args: list.args,
    /** A page of those that the viewer of this id sees. */
    ofViewer: read(table, `${table} l where`),
    /** A page of those of the tree of the organization of this id. */
    ofTree: read(
      `tree_${table}`,
      `organization o join ${table} l on l.organization_id = o.root_id where o.id = p.id and`,
    ),
  }
}

export const departmentList = vocabulary('Department')

export const jobRoleList = vocabulary('JobRole')
