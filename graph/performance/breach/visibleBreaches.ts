// Which breaches somebody sees: those of the benchmarks they read, where they reach, and those of records that they
// see.
import { declareNode } from '../../kernel/declareNode.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { visibleScope } from '../../work/action/visibleActions.ts'
import type { Context } from '../../kernel/context.ts'
import { placedConditions } from '../../kernel/placed.ts'
import type { Capability } from '../../kernel/policy.ts'
import { toWhere } from '../../kernel/scopeWhere.ts'
import type { Viewer } from '../../kernel/viewer.ts'

/** A breach is in the organization of its scope, and in the department and group of its benchmark. */
const reached = (viewer: Viewer, capability: Capability): Prisma.BreachWhereInput[] =>
  placedConditions(viewer, capability).map(({ rootId, organizationId, ...benchmark }) => ({
    rootId,
    organizationId,
    benchmark,
  }))

/** What people do is seen by themselves, and by who sees the work of others there. */
export function visibleBreaches(context: Context): Prisma.BreachWhereInput {
  const viewer = context.requireViewer()
  return {
    OR: [
      ...reached(viewer, 'benchmarks.read').map((where) => ({ ...where, scopeKind: { not: 'PERSON' as const } })),
      ...reached(viewer, 'records.see').map((where) => ({ ...where, scopeKind: 'PERSON' as const })),
      { scopeId: viewer.id, rootId: { in: viewer.rootIds } },
      { actions: { some: { action: toWhere(visibleScope(viewer)) } } },
    ],
  }
}

interface Times {
  openedAt: Date
  recoveredAt: Date | null
  recoveredValue?: number | null
  outcome?: string | null
}

/** What a breach says of its own times: what came later is taken from it; whether it was there. */
export const breachThen = {
  select: { openedAt: true, recoveredAt: true },
  settle(row: Times, asOf: Date): boolean {
    if (row.recoveredAt && row.recoveredAt > asOf)
      Object.assign(row, { recoveredAt: null, recoveredValue: null, outcome: null })
    return row.openedAt <= asOf
  },
} as const

declareNode('Breach', visibleBreaches, { past: breachThen })
