import { hasColumn } from './columns.ts'
import type { Conditions } from './condition.ts'
import { id, instant } from './conditions.ts'
import type { FilterShape } from './filterWhere.ts'

/** What each filter of a node has, and what this one has beside. */
export const filterShape = (type: string, model: string, own: Conditions): FilterShape => ({
  model,
  conditions: { id: id(type, 'id'), ...(hasColumn(model, 'updatedAt') && { updatedAt: instant() }), ...own },
})
