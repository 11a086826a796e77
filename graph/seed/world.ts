// The demo's world: a haulier in the western and eastern United States, and a second company that knows nothing of it.
import type { AccessLevel, OrganizationType } from '../../prisma/__generated__/client/enums.ts'

export interface Place {
  name: string
  type: OrganizationType
  zone: string
  /** The departments whose work is done right there. */
  does: string[]
  below: Place[]
}

export interface Hand {
  name: string
  email: string
  level: AccessLevel
  at: string
  department?: string
  group?: string
  role: string
}

export interface Company {
  tree: Place
  departments: Record<string, string[]>
  hands: Hand[]
  records: number
  customers: string[]
  drivers: string[]
  /** The lanes run from a place and all below it. */
  lanes: Record<string, string[]>
}

export const hand = (
  name: string,
  email: string,
  level: AccessLevel,
  at: string,
  role: string,
  department?: string,
  group?: string,
): Hand => ({ name, email, level, at, role, department, group })

export const place = (
  name: string,
  type: OrganizationType,
  zone: string,
  does: string[],
  below: Place[] = [],
): Place => ({
  name,
  type,
  zone,
  does,
  below,
})
