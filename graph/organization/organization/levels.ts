// The levels of the tree: what may stand below what.
import { capitalized } from '../../kernel/capitalized.ts'
import type { OrganizationType } from '../../../prisma/__generated__/client/enums.ts'

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

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' })
const article = (type: OrganizationType) => `a ${typeNames[type]}`

/** Why a type does not stand below another, and what does. */
export function nestingProblem(type: OrganizationType, above: OrganizationType): string | undefined {
  if (isBelow(type, above)) return undefined
  const right = typesBelow(above).map(article)
  return right.length
    ? `${capitalized(article(type))} does not go below ${article(above)}; ${alternatives.format(right)} does.`
    : `Nothing goes below ${article(above)}.`
}
