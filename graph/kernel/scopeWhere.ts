// A scope as Prisma has it: for the cold paths, and in tests the oracle of the two renderings in scope.ts.
import { anyOf, type Scope } from './scope.ts'

/** The scope as a where for Prisma's Action. */
export function toWhere(scope: Scope) {
  return anyOf(
    scope.map(({ column, ids, within, groups, outside, beside, roots, bucket }) => {
      const conditions: object[] = [column === 'parties' ? { parties: { hasSome: ids } } : { [column]: { in: ids } }]
      if (within) conditions.push({ organizationId: { in: within } })
      if (groups) conditions.push({ groupId: { in: groups } })
      if (outside) conditions.push({ organizationId: { notIn: outside } })
      if (beside) conditions.push({ OR: [{ groupId: null }, { groupId: { notIn: beside } }] })
      if (roots) conditions.push({ rootId: { in: roots } })
      if (bucket !== undefined) conditions.push({ bucket })
      return { AND: conditions }
    }),
  )
}
