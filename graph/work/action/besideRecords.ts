// What stands in a grid beside its records: a noun above says so for its own rows, as a part of the grid's statements.
import type { Context } from '../../kernel/context.ts'
import type { Parameters } from '../../kernel/statement/scopeSql.ts'
import type { Filter } from './actionFilter.ts'
import type { GridName } from './gridTable.ts'

export interface Beside {
  /** From where and under which conditions they are read; their table is called a. */
  from: (parameters: Parameters) => string
  /** Their place among the records. */
  order: string
}

/** Undefined where there can be none under the filter. */
type Narrow = (context: Context, filter: Filter) => Promise<Beside | undefined>

const narrows = new Map<GridName, Narrow>()

export const putBesideRecords = (name: GridName, narrow: Narrow) => narrows.set(name, narrow)

export const besideRecords = async (context: Context, filter: Filter, name: GridName): Promise<Beside | undefined> =>
  narrows.get(name)?.(context, filter)
