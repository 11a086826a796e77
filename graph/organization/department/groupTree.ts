import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import type { Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

const wrong = (message: Text) => new ValidationError([{ path: 'parentId', message }])

/**
 * Checks that a group may stand below another: in its department and not below itself. Moves in a department go one
 * after the other, so that no two together make a cycle.
 */
export async function requireParent(
  transaction: Transaction,
  departmentId: string,
  groupId: string | null,
  parentId: string,
) {
  await transaction.$queryRaw`select 1 from department where id = ${departmentId}::uuid for no key update`
  const above = await transaction.$queryRaw<{ id: string; departmentId: string }[]>`
    with recursive above as (
      select id, parent_id, department_id from department_group where id = ${parentId}::uuid
      union select g.id, g.parent_id, g.department_id from department_group g join above on g.id = above.parent_id)
    select id, department_id as "departmentId" from above`
  if (!above.length) throw new NotFoundError(t.theGroupAbove)
  if (above.some((group) => group.departmentId !== departmentId)) throw wrong(t.sameDepartment)
  if (above.some((group) => group.id === groupId)) throw wrong(t.notBelowItself)
}
