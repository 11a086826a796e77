// User info, as the specification has it.
import type { LegacyUser } from './__generated__/documents.ts'

export const userFields = `fragment LegacyUser on User {
  uuid internalID name email status isSignedIn
  memberships { organization { uuid name } department { internalID name } group { internalID name } jobRole { name } } }`

/** What somebody is before they are assigned anything. */
const usualRole = 'Manager'

/** The first membership stands for all: User info has room for one. */
export function toUserInfo({ uuid, internalID, name, email, status, isSignedIn, memberships }: LegacyUser) {
  const [first] = memberships
  return {
    userId: internalID,
    SAAS_PFUser_UUID: uuid,
    name,
    email,
    departmentId: first?.department?.internalID ?? null,
    department: first?.department?.name ?? null,
    deptGroup: first?.group?.name ?? null,
    deptGroupId: first?.group?.internalID ?? null,
    role: first?.jobRole.name ?? usualRole,
    orgId: first?.organization.uuid ?? null,
    orgName: first?.organization.name ?? null,
    status: status === 'ACTIVE' ? 'Active' : 'Disabled',
    loggedIn: isSignedIn,
    loginToken: null,
  }
}
