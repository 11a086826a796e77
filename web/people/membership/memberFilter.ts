// What the people of an organization are narrowed to, as it stands in the address.
import type {
  AccessLevel,
  MembershipFilter,
  MembershipStatus,
} from '../../__generated__/MembersSectionQuery.graphql.ts'
import { accessLevelNames } from '../../kernel/ui/accessLevels.ts'
import * as t from './__generated__/messages.ts'

export const statusNames: Record<string, string> = { ACTIVE: t.now, PLANNED: t.planned, ENDED: t.ended2 }

export const emailNames: Record<string, string> = { verified: t.verified, unverified: t.notVerified }

const chosen = <Name extends string>(text: string | null, names: object): Name[] =>
  (text ?? '').split(',').filter((word): word is Name => word in names)

export const memberFilter = (params: URLSearchParams) => ({
  search: params.get('search')?.trim() ?? '',
  level: chosen<AccessLevel>(params.get('level'), accessLevelNames),
  status: chosen<MembershipStatus>(params.get('status'), statusNames),
  departmentId: params.get('department'),
  groupId: params.get('group'),
  jobRoleId: params.get('role'),
  email: chosen(params.get('email'), emailNames)[0] ?? null,
})

/** What of the address is the filter of the list: those who are members now, where it does not say when. */
export function membershipFilter(params: URLSearchParams): MembershipFilter {
  const { level, status, departmentId, groupId, jobRoleId, email } = memberFilter(params)
  return {
    status: { in: status.length ? status : ['ACTIVE'] },
    accessLevel: level.length ? { in: level } : null,
    department: departmentId ? { eq: departmentId } : null,
    group: groupId ? { eq: groupId } : null,
    jobRole: jobRoleId ? { eq: jobRoleId } : null,
    isEmailVerified: email ? email === 'verified' : null,
  }
}
