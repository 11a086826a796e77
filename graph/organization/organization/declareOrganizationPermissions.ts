import type { Capability } from '../../kernel/policy.ts'
import { declarePermissions, type Declared } from '../../kernel/declarePermissions.ts'
import { permissionAt } from '../../kernel/permission.ts'
import type { Said } from '../../kernel/messages/text.ts'
import { Organization } from './Organization.ts'
import { organizationPlace } from './subject.ts'

const columns = { id: true, rootId: true, archivedAt: true } as const

interface Place {
  id: string
  rootId: string
  archivedAt: Date | null
}

type ByCapability = readonly [description: string, capability: Capability, obstacleOfArchived?: Said]

/** Adds to what the viewer may do with an organization what follows from a capability there. */
export function declareOrganizationPermissions(table: Record<string, ByCapability>): void {
  const declared = Object.entries(table).map(([name, [description, capability, obstacleOfArchived]]) => {
    const decide: Declared<Place>[1] = (viewer, row) =>
      permissionAt(viewer, capability, organizationPlace(row), row.archivedAt ? obstacleOfArchived : undefined)
    return [name, [description, decide]] as const
  })
  declarePermissions(Organization, columns, Object.fromEntries(declared))
}
