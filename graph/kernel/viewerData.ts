// What the database says of who is asking.
import type { AccessScope } from '../../prisma/__generated__/client/enums.ts'
import type { ClosingTold } from './closing.ts'
import type { AccessLevel, Capability, Reach } from './policy.ts'

export interface ViewerMembership {
  id: string
  organizationId: string
  rootId: string
  path: string
  timeZone: string
  organizationName: string
  rootName: string
  departmentId: string | null
  /** The group and all groups below it. */
  groupIds: string[]
  accessLevel: AccessLevel
  jobRoleId: string
  /** The organization and all below it; empty for a root, which needs no list. */
  subtree: string[]
}

/** A part of an absence, as it is now: some of the work of who is away, or all of it. */
export interface AbsencePartData {
  /** Whether the viewer is its deputy. */
  isOwn: boolean
  /** The organization and all below it; null where the part is of no organization. */
  organizationIds: string[] | null
  /** The group and all below it; null where the part is of no group. */
  groupIds: string[] | null
}

/** Somebody who is away, and for whom the viewer stands in. */
export interface StandInData {
  userId: string
  name: string
  rootId: string
  memberships: ViewerMembership[]
  /** Whether the viewer is the deputy for what is in no part. */
  isRest: boolean
  parts: AbsencePartData[]
}

/** What narrows the viewer where a program asks with a token. */
export interface ViewerToken {
  id: string
  scopes: AccessScope[]
  lastUsedAt: Date | null
}

export interface ViewerData {
  userId: string
  legacyId: number
  name: string
  email: string
  /** The sign-in, or what stands for one: see token/tokenKey.ts. */
  sessionId: string
  token?: { id: string; scopes: AccessScope[]; lastUsedAt: string | null }
  /**
   * When the calendar next changes the rights: the session ends, a membership or an absence begins or ends. ISO 8601.
   */
  changesAt: string
  memberships: ViewerMembership[]
  standsIn: StandInData[]
  /** The roots that close, with what is said of it wherever something is to be changed. */
  closings: { rootId: string; told: ClosingTold }[]
  cells: { rootId: string; capability: Capability; accessLevel: AccessLevel; reach: Reach }[]
}
