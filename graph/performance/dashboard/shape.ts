// What all figures of a dashboard are made from: the records in reach under a filter, the people of the place, the
// clock.
import { narrowedList, type ListFilter } from '../../work/action/listFilter.ts'
import type { Narrowed } from '../../work/action/actionFilter.ts'
import { visibleScope } from '../../work/action/visibleActions.ts'
import type { Context } from '../../kernel/context.ts'
import { teamPlace, type TeamPlace } from '../../planning/planner/teamPlace.ts'
import { Parameters, scopeCondition } from '../../kernel/statement/scopeSql.ts'

export interface DashboardShape {
  ready: Narrowed
  place: TeamPlace
  classIds: readonly number[]
  priorityIds: readonly number[]
}

export async function dashboardShape(context: Context, filter: ListFilter | null | undefined): Promise<DashboardShape> {
  const [ready, place] = await Promise.all([
    narrowedList(context, visibleScope(context.requireViewer()), filter),
    teamPlace(context, filter),
  ])
  return { ready, place, classIds: filter?.classIds ?? [], priorityIds: filter?.priorityIds ?? [] }
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
