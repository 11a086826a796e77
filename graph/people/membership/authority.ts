// Who may give, change and end memberships: whoever may assign people at the place, up to their own access level.
import { ForbiddenError } from '../../kernel/errors.ts'
import { accessLevelNames, rank, type AccessLevel } from '../../kernel/policy.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { Said } from '../../kernel/messages/text.ts'

export interface Spot {
  rootId: string
  organizationId: string
  departmentId: string | null
  groupId: string | null
}

/** Why the viewer may not assign people to a place, or undefined where they may. */
export function refusedAt(viewer: Viewer, spot: Spot): Said | undefined {
  if (viewer.commands('departments.assign', { ...spot, bucket: 0, parties: [] })) return undefined
  if (!viewer.mayAt('departments.assign', spot)) return viewer.refusal('departments.assign', spot.rootId)
  return 'You may assign people within your own departments and groups only.'
}

/** Why the viewer may not give or take a level at a place, or undefined where they may. */
export function refusedLevel(viewer: Viewer, spot: Spot, level: AccessLevel): string | undefined {
  const own = viewer.levelAt(spot)
  if (own && rank(level) >= rank(own)) return undefined
  const their = own ? `, which is ${accessLevelNames[own]} here` : ''
  return `Nobody gives or takes an access level above their own${their}.`
}

/** Throws where the viewer may not have to do with a level at a place. */
export function requireAuthority(viewer: Viewer, spot: Spot, level: AccessLevel) {
  const refused = refusedAt(viewer, spot) ?? refusedLevel(viewer, spot, level)
  if (refused) throw new ForbiddenError(refused)
}

/** The levels that the viewer may give at a place, highest first. */
export const grantableLevels = (viewer: Viewer, spot: Spot, levels: readonly AccessLevel[]): AccessLevel[] =>
  refusedAt(viewer, spot) ? [] : levels.filter((level) => !refusedLevel(viewer, spot, level))
