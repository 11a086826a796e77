// Whose people and whose clocks are meant by a filter of records.
import { uuidOfNode } from '../../kernel/list/conditions.ts'
import { onlyValue, organizationOf, type Filter } from '../../work/action/actionFilter.ts'
import { teamOf, type Team } from '../../work/action/team.ts'
import type { Context } from '../../kernel/context.ts'

export interface TeamPlace {
  /** Whether the filter names something that is not there for the viewer. */
  isNowhere: boolean
  /** Of the organization, where one is named. */
  path?: string
  /** Of that organization, else of the first that the viewer belongs to. */
  timeZone: string
  departmentId?: string
  groupId?: string
  jobRoleId?: string
  team?: Team
}

const named = (filter: Filter | null | undefined, name: string, node: string): string | undefined => {
  const id = onlyValue(filter, name, 'eq')
  return id === undefined ? undefined : uuidOfNode(node, id, `filter.${name}.eq`)
}

/** The place that a filter names outright; what else it says is of records alone. */
export async function teamPlace(context: Context, filter: Filter | null | undefined): Promise<TeamPlace> {
  const viewer = context.requireViewer()
  const organizationId = organizationOf(filter)
  const [organization] = organizationId
    ? await context.db.run<[path: string, timeZone: string]>(
        'select path, time_zone from organization where id = $1 and root_id = any($2::uuid[])',
        [organizationId, viewer.rootIds],
      )
    : []
  return {
    isNowhere: Boolean(organizationId && !organization),
    path: organization?.[0],
    timeZone: organization?.[1] ?? viewer.memberships[0]?.timeZone ?? 'UTC',
    departmentId: named(filter, 'department', 'Department'),
    groupId: named(filter, 'group', 'Group'),
    jobRoleId: named(filter, 'jobRole', 'JobRole'),
    team: filter?.isMyTeam ? teamOf(viewer) : undefined,
  }
}
