// Where a membership places somebody, as an input names it: seen by the viewer, whole, and in use.
import type { Context } from '../../kernel/context.ts'
import { visibleGroups, visibleDepartments, visibleJobRoles } from '../../organization/department/visibleDepartments.ts'
import { NotFoundError, invalid } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import { rowReader } from '../../kernel/rowReader.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import type { Spot } from './authority.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

export interface SpotInput {
  organizationId: string
  departmentId?: string | null
  groupId?: string | null
}

const readOrganization = rowReader('organization', (context) => ({
  where: visibleOrganizations(context),
  select: { rootId: true, archivedAt: true },
}))
const readDepartment = rowReader(
  'department',
  (context, { rootId, organizationId }: { rootId: string; organizationId: string }) => ({
    where: { AND: [visibleDepartments(context), { organizationId: rootId }] },
    select: { status: true, usedBy: { where: { organizationId }, select: { status: true } } },
  }),
)
const readGroup = rowReader('group', (context, rootId: string) => ({
  where: { AND: [visibleGroups(context), { department: { organizationId: rootId } }] },
  select: { status: true, departmentId: true, department: { select: { status: true } } },
}))
const readJobRole = rowReader('jobRole', (context, rootId: string) => ({
  where: { AND: [visibleJobRoles(context), { organizationId: rootId }] },
  select: { status: true },
}))

/** The place that an input names by global ids; a group alone names its department. */
export async function spotOf(context: Context, input: SpotInput): Promise<Spot> {
  const organizationId = uuidOf('Organization', input.organizationId)
  const departmentId = input.departmentId ? uuidOf('Department', input.departmentId) : null
  const groupId = input.groupId ? uuidOf('Group', input.groupId) : null
  const organization = await readOrganization(context, organizationId)
  if (!organization) throw new NotFoundError(the('Organization'))
  const { rootId } = organization
  const department = departmentId ? await readDepartment(context, departmentId, { rootId, organizationId }) : null
  if (departmentId && !department) throw new NotFoundError(the('Department'))
  const group = groupId ? await readGroup(context, groupId, rootId) : null
  if (groupId && !group) throw new NotFoundError(the('Group'))
  if (group && departmentId && group.departmentId !== departmentId) throw invalid('groupId', t.groupOfDepartment)
  if (organization.archivedAt) throw invalid('organizationId', t.organizationArchived)
  const status = department?.status ?? group?.department.status
  if (status === 'INACTIVE') throw invalid('departmentId', t.departmentInactive)
  if (department?.usedBy[0]?.status === 'INACTIVE') throw invalid('departmentId', t.departmentGone)
  if (group?.status === 'INACTIVE') throw invalid('groupId', t.groupInactive)
  return { rootId, organizationId, departmentId: departmentId ?? group?.departmentId ?? null, groupId }
}

/** The job role that an input names; undefined where it names none, for the usual one. */
export async function jobRoleOf(
  context: Context,
  rootId: string,
  given: string | null | undefined,
): Promise<string | undefined> {
  if (!given) return undefined
  const id = uuidOf('JobRole', given)
  const role = await readJobRole(context, id, rootId)
  if (!role) throw new NotFoundError(the('JobRole'))
  if (role.status === 'INACTIVE') throw invalid('jobRoleId', t.jobRoleInactive)
  return id
}

/** Checks that dates are in order, and that the end is still to come. */
export function checkDates(now: Date, startsAt: Date, endsAt: Date | null): void {
  if (startsAt.getUTCFullYear() < 1900 || startsAt.getUTCFullYear() > 9000) throw invalid('startsAt', t.dateOfThisAge)
  if (!endsAt) return
  if (endsAt <= startsAt) throw invalid('endsAt', t.endAfterStart)
  if (endsAt <= now) throw invalid('endsAt', t.endInFuture)
}
