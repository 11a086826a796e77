// Whose people and whose clocks are meant by a filter of records.
import { uuidGiven, type Filter } from '../../work/action/actionFilter.ts'
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

interface PlaceFilter extends Filter {
  jobRoleId?: string | null
  isMyTeam?: boolean | null
}

export async function teamPlace(context: Context, filter: PlaceFilter | null | undefined): Promise<TeamPlace> {
  const viewer = context.requireViewer()
  const { organizationId, departmentId, groupId, jobRoleId, isMyTeam } = filter ?? {}
  const named = [
    uuidGiven('Organization', organizationId),
    uuidGiven('Department', departmentId),
    uuidGiven('Group', groupId),
    uuidGiven('JobRole', jobRoleId),
  ]
  const [organization] = named[0]
    ? await context.db.run<[path: string, timeZone: string]>(
        'select path, time_zone from organization where id = $1 and root_id = any($2::uuid[])',
        [named[0], viewer.rootIds],
      )
    : []
  return {
    isNowhere: named.includes(null) || Boolean(named[0] && !organization),
    path: organization?.[0],
    timeZone: organization?.[1] ?? viewer.memberships[0]?.timeZone ?? 'UTC',
    departmentId: named[1] ?? undefined,
    groupId: named[2] ?? undefined,
    jobRoleId: named[3] ?? undefined,
    team: isMyTeam ? teamOf(viewer) : undefined,
  }
}
