// What was asked for with an export, as it is kept until the file is fetched.
import type { ListFilter } from '../action/listFilter.ts'
import type { ExportColumnName } from './exportColumns.ts'

export interface ExportRequest {
  filter: ListFilter
  columns: ExportColumnName[]
  /** Only these records, or all but these. */
  numbers?: number[]
  except?: number[]
}

const dates = ['createdFrom', 'createdTo', 'dueFrom', 'dueTo', 'completedFrom', 'completedTo'] as const

/** Kept as JSON, its instants come back as text. */
export function requestFrom(kept: unknown): ExportRequest {
  const request = kept as ExportRequest
  const filter: ListFilter = { ...request.filter }
  for (const name of dates) if (filter[name]) filter[name] = new Date(filter[name])
  return { ...request, filter }
}
