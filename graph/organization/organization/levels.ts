// The levels of the tree: what may stand below what.
import type { OrganizationType } from '../../../prisma/__generated__/client/enums.ts'
import { listText } from '../../kernel/messages/listText.ts'
import type { Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

export const organizationTypes = ['CORPORATION', 'DIVISION', 'LOCATION', 'BRANCH'] as const satisfies OrganizationType[]

export const typeNames: Record<OrganizationType, string> = {
  CORPORATION: 'Corporation',
  DIVISION: 'Division',
  LOCATION: 'Location',
  BRANCH: 'Branch',
}

/** What may stand below an organization of a type: every lower level, and a Corporation below a Corporation. */
export const typesBelow = (type: OrganizationType): OrganizationType[] =>
  organizationTypes.filter((other) => isBelow(other, type))

const isBelow = (type: OrganizationType, above: OrganizationType): boolean =>
  organizationTypes.indexOf(type) > organizationTypes.indexOf(above) ||
  (type === 'CORPORATION' && above === 'CORPORATION')

const articled: Record<OrganizationType, Text> = {
  CORPORATION: t.aCorporation,
  DIVISION: t.aDivision,
  LOCATION: t.aLocation,
  BRANCH: t.aBranch,
}

/** Why nothing stands below a type. */
export const nothingBelow = (type: OrganizationType): Text => t.nothingBelow({ above: articled[type] })

/** Why a type does not stand below another, and what does. */
export function nestingProblem(type: OrganizationType, above: OrganizationType): Text | undefined {
  if (isBelow(type, above)) return undefined
  const right = typesBelow(above).map((one) => articled[one])
  return right.length
    ? t.wrongLevel({ type, above: articled[above], right: listText(right, 'disjunction') })
    : nothingBelow(above)
}
