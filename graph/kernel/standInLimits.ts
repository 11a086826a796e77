// For which work somebody stands in, where an absence has several deputies: each for their parts, the nearest part
// before others, and one for the rest. The function deputy_at in the database says the same of one place.
import type { Limits } from './scope.ts'
import type { AbsencePartData, StandInData } from './viewerData.ts'

/** Of which any one is enough; none where the viewer stands in for nothing. */
export function limitsOf({ isRest, parts }: Pick<StandInData, 'isRest' | 'parts'>): Limits[] {
  const others = parts.filter(({ isOwn }) => !isOwn)
  const limits = parts
    .filter(({ isOwn }) => isOwn)
    .map((part): Limits => ({
      ...(part.organizationIds && { within: part.organizationIds }),
      ...(part.groupIds && { groups: part.groupIds }),
      ...without(others.filter((other) => isNearer(other, part))),
    }))
  const isAllGiven = others.some((other) => nearness(other) === 0)
  return isRest && !isAllGiven ? [...limits, without(others)] : limits
}

const nearness = ({ organizationIds, groupIds }: AbsencePartData): number => (groupIds ? 2 : organizationIds ? 1 : 0)

/** Whether a part takes from another what both are of: of a group, of what lies below. */
function isNearer(other: AbsencePartData, part: AbsencePartData): boolean {
  if (nearness(other) !== nearness(part)) return nearness(other) > nearness(part)
  const [above, below] = part.groupIds ? [part.groupIds, other.groupIds] : [part.organizationIds, other.organizationIds]
  // The first is the one that the part names.
  return Boolean(above && below && above.includes(below[0]!))
}

function without(parts: readonly AbsencePartData[]): Limits {
  const outside = parts.flatMap(({ organizationIds }) => organizationIds ?? [])
  const beside = parts.flatMap(({ groupIds }) => groupIds ?? [])
  return { ...(outside.length && { outside }), ...(beside.length && { beside }) }
}
