// What the viewer may do with something, and where they may not, why and who could: so that a screen can say it.
import { builder } from './builder.ts'
import { closingError, ForbiddenError } from './errors.ts'
import { commandsPlaced, type Placement } from './placed.ts'
import { accessLevelNames, isReading, type Capability } from './policy.ts'
import { textIn, type Said } from './messages/text.ts'
import type { Viewer } from './viewer.ts'

export interface PermissionShape {
  allowed: boolean
  reason: Said | null
  whoCan: string[]
  /** Whether it is not allowed since the organization closes. */
  isClosing?: boolean
}

export const Permission = builder.objectRef<PermissionShape>('Permission').implement({
  description: 'Whether the viewer may do something and, if not, why and who may.',
  fields: (t) => ({
    allowed: t.exposeBoolean('allowed', { description: 'Whether it is allowed.' }),
    reason: t.string({
      nullable: true,
      description: 'Why it is not allowed, in the language of the request; null if it is.',
      resolve: ({ reason }, _args, { language }) => textIn(language, reason),
    }),
    whoCan: t.exposeStringList('whoCan', { description: 'The access levels that may do it, highest first.' }),
  }),
})

interface AtOrganization {
  rootId: string
  organizationId: string
}

/** The permission at an organization; `obstacle` says what stands in the way of everybody. */
export const permissionAt = (
  viewer: Viewer,
  capability: Capability,
  place: AtOrganization,
  obstacle?: Said,
): PermissionShape => permission(viewer, capability, place.rootId, viewer.mayAt(capability, place), obstacle)

/** The same for what stands in an organization, and perhaps in a department or group of it. */
export const permissionOn = (
  viewer: Viewer,
  capability: Capability,
  placement: Placement,
  obstacle?: Said,
): PermissionShape =>
  permission(viewer, capability, placement.rootId, commandsPlaced(viewer, capability, placement), obstacle)

/** The same where it is known already whether they may. */
export function permission(
  viewer: Viewer,
  capability: Capability,
  rootId: string,
  may: boolean,
  obstacle?: Said,
): PermissionShape {
  const whoCan = viewer.levelsWith(capability, rootId).map((level) => accessLevelNames[level])
  const closing = isReading(capability) ? undefined : viewer.closingOf(rootId)
  if (may && closing) return { allowed: false, reason: closing, whoCan: [], isClosing: true }
  if (!may) return { allowed: false, reason: viewer.refusal(capability, rootId), whoCan }
  return obstacle ? { allowed: false, reason: obstacle, whoCan: [] } : { allowed: true, reason: null, whoCan }
}

/** Throws what a permission says, where it says no. */
export function requirePermission({
  allowed,
  reason,
  isClosing,
}: Pick<PermissionShape, 'allowed' | 'reason' | 'isClosing'>): void {
  if (!allowed) throw isClosing ? closingError(reason!) : new ForbiddenError(reason!)
}

/** Throws the refusal where the viewer may not do something at an organization that they see. */
export function requireAt(viewer: Viewer, capability: Capability, place: AtOrganization): void {
  if (!viewer.mayAt(capability, place)) throw new ForbiddenError(viewer.refusal(capability, place.rootId))
}
