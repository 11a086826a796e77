import type { Scope } from '../../kernel/scope.ts'
import { scopeOver } from '../../kernel/reach.ts'
import type { Parameters } from '../../kernel/statement/scopeSql.ts'

/** The appointments of a scope that stand, as a condition of a statement that calls their table so. */
export function appointmentsOver(scope: Scope, table: string, parameters: Parameters): string {
  const columns = {
    rootId: `${table}.root_id`,
    organizationId: `${table}.organization_id`,
    departmentId: `${table}.department_id`,
    groupId: `${table}.group_id`,
    own: (ids: string) => `${table}.parties && ${ids}`,
  }
  return `${table}.cancelled_at is null and ${scopeOver(scope, columns, parameters)}`
}
