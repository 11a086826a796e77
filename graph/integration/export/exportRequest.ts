// What was asked for with an export, as it is kept until the file is fetched.
import type { ListFilter } from '../../work/action/listFilter.ts'
import type { ExportColumnName } from './exportColumns.ts'

export type ExportFormat = 'CSV' | 'JSON'

export interface RecordRequest {
  filter: ListFilter
  columns: ExportColumnName[]
  /** Only these records, or all but these. */
  numbers?: number[]
  except?: number[]
}

export interface ListRequest {
  list: string
  arguments: Record<string, unknown>
}

/** A report is CSV alone. */
interface ReportRequest {
  reportId: string
}

export type ExportRequest = { format: ExportFormat } & (RecordRequest | ListRequest | ReportRequest)

const dates = ['createdFrom', 'createdTo', 'dueFrom', 'dueTo', 'completedFrom', 'completedTo'] as const

/** Kept as JSON, its instants come back as text. What was asked for before there were formats is CSV. */
export function requestFrom(kept: unknown): ExportRequest {
  const request = { format: 'CSV', ...(kept as object) } as ExportRequest
  if ('list' in request || 'reportId' in request) return request
  const filter: ListFilter = { ...request.filter }
  for (const name of dates) if (filter[name]) filter[name] = new Date(filter[name])
  return { ...request, filter }
}
