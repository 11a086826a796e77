// What the people of an organization are narrowed to, as it stands in the address.
import type { AccessLevel, MembershipStatus } from '../../__generated__/MembersSectionQuery.graphql.ts'
import { accessLevelNames } from '../../kernel/ui/accessLevels.ts'

export const statusNames: Record<string, string> = { ACTIVE: 'Now', PLANNED: 'Planned', ENDED: 'Ended' }

const chosen = <Name extends string>(text: string | null, names: object): Name[] =>
  (text ?? '').split(',').filter((word): word is Name => word in names)

export const memberFilter = (params: URLSearchParams) => ({
  search: params.get('search')?.trim() ?? '',
  level: chosen<AccessLevel>(params.get('level'), accessLevelNames),
  status: chosen<MembershipStatus>(params.get('status'), statusNames),
  departmentId: params.get('department'),
  groupId: params.get('group'),
  jobRoleId: params.get('role'),
})
