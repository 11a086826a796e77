// What all figures of a dashboard are made from: the records in reach under a filter, the people of the place, the
// clock.
import { narrowed, type Filter, type Narrowed, whereKind } from '../../work/action/actionFilter.ts'
import type { Where } from '../../kernel/list/condition.ts'
import { visibleScope } from '../../work/action/visibleActions.ts'
import type { Context } from '../../kernel/context.ts'
import { teamPlace, type TeamPlace } from '../../planning/planner/teamPlace.ts'
import { Parameters, scopeCondition } from '../../kernel/statement/scopeSql.ts'

export interface DashboardShape {
  ready: Narrowed
  place: TeamPlace
  /** What the filter says of action class and priority, which routines have too. */
  ofKind: Where
}

export async function dashboardShape(context: Context, filter: Filter | null | undefined): Promise<DashboardShape> {
  const [ready, place, ofKind] = await Promise.all([
    narrowed(context, visibleScope(context.requireViewer()), filter),
    teamPlace(context, filter),
    whereKind(context, filter),
  ])
  return { ready, place, ofKind }
}

/** The condition of records `a` that are in reach and under the filter. */
export const recordsOf = ({ ready }: DashboardShape, parameters: Parameters): string =>
  `${scopeCondition(ready.scope, parameters)}${ready.conditions(parameters)}`

/** One figure, one statement; planned with its values, since these decide how much it reads. */
export function readFigure<R extends readonly unknown[]>(
  context: Context,
  made: (parameters: Parameters) => string,
): Promise<R[]> {
  const parameters = new Parameters()
  const text = made(parameters)
  return context.db.runOnce<R>(text, parameters.values)
}
