import type { Context } from '../../kernel/context.ts'
import { narrowed, type Filter } from './actionFilter.ts'
import { besideRecords } from './besideRecords.ts'
import { countGrids } from './grids.ts'
import type { GridName } from './gridTable.ts'
import { visibleScope } from './visibleActions.ts'

/** How much a grid holds under a filter; the grids that one request asks for are counted in one statement. */
export function countInGrid(context: Context, filter: Filter, name: GridName): Promise<number> {
  const loader = context.loader<GridName, number>(`grids ${JSON.stringify(filter)}`, async (names) => {
    const ready = await narrowed(context, visibleScope(context.requireViewer()), filter)
    const beside = await Promise.all(
      names.map(async (one) => [one, await besideRecords(context, filter, one)] as const),
    )
    const counts = await countGrids(context, ready, names, new Map(beside))
    return names.map((one) => counts.get(one) ?? 0)
  })
  return loader.load(name)
}
