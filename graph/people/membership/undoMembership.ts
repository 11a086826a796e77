// Rights that were given, changed or ended go back, as far as who undoes it may give them now: what holds of a change
// of a membership holds of its undoing.
import { ForbiddenError } from '../../kernel/errors.ts'
import { keepingAnAdmin } from '../../kernel/membership/lastAdmin.ts'
import { rank, type AccessLevel } from '../../kernel/policy.ts'
import { undoable } from '../../kernel/undo/undoable.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { requireAuthority } from './authority.ts'
import * as t from './__generated__/messages.ts'

interface Columns {
  user_id: string
  organization_id: string
  department_id: string | null
  group_id: string | null
  access_level: AccessLevel
  starts_at: string
  ends_at: string | null
}

undoable('Membership', {
  columns: ['department_id', 'group_id', 'job_role_id', 'access_level', 'starts_at', 'ends_at'],
  isWhole: true,
  require(context, { rootId, ...changed }) {
    const viewer = context.requireViewer()
    const [before, after] = [changed.before, changed.after] as unknown as [Columns | null, Columns | null]
    for (const one of [before, after]) if (one) requireLevel(viewer, rootId, one)
    if (before?.user_id === viewer.id && isMore(before, after)) throw new ForbiddenError(t.moreThanOwn)
  },
  around({ context, transaction, changed }, work) {
    const admins = changed.flatMap(({ after }) =>
      after?.access_level === 'ADMIN' ? [String(after.organization_id)] : [],
    )
    return keepingAnAdmin(transaction, admins, context.now, work)
  },
})

// An organization keeps the departments that it has come to use.
undoable('OrganizationDepartment', 'STAYS')

function requireLevel(viewer: Viewer, rootId: string, { access_level, ...at }: Columns) {
  const { organization_id: organizationId, department_id: departmentId, group_id: groupId } = at
  requireAuthority(viewer, { rootId, organizationId, departmentId, groupId }, access_level)
}

const until = (end: string | null) => (end === null ? Infinity : Date.parse(end))

/** Whether what somebody had is more than what they have now. */
const isMore = (before: Columns, now: Columns | null): boolean =>
  !now ||
  rank(before.access_level) < rank(now.access_level) ||
  Date.parse(before.starts_at) < Date.parse(now.starts_at) ||
  until(before.ends_at) > until(now.ends_at)
