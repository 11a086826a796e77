// What was asked for with an export, as it is kept until the file is fetched.
import { badArgument } from '../../kernel/errors.ts'
import { readFilter } from '../../kernel/list/readFilter.ts'
import type { Filter } from '../../work/action/actionFilter.ts'
import type { ExportColumnName } from './exportColumns.ts'

export type ExportFormat = 'CSV' | 'JSON'

export interface RecordRequest {
  filter: Filter
  columns: ExportColumnName[]
  /** Only these records, or all but these. */
  ids?: string[]
  exceptIds?: string[]
}

export interface ListRequest {
  list: string
  arguments: Record<string, unknown>
}

/** A report is CSV alone. */
interface ReportRequest {
  reportId: string
}

/** An archive has all of a root organization, in formats of its own. */
interface ArchiveRequest {
  rootId: string
}

/** An archive of all that is kept of a person, for themselves. */
interface PersonRequest {
  userId: string
}

export type ExportRequest = { format: ExportFormat } & (
  | RecordRequest
  | ListRequest
  | ReportRequest
  | ArchiveRequest
  | PersonRequest
)

/** What was asked for before there were formats is CSV; what another release kept of a filter, or of some numbers,
 * is asked for anew. */
export function requestFrom(kept: unknown): ExportRequest {
  const request = { format: 'CSV', ...(kept as object) } as ExportRequest
  if ('list' in request || 'reportId' in request || 'rootId' in request || 'userId' in request) return request
  const filter = readFilter('Action', request.filter)
  if (!filter || 'numbers' in request || 'except' in request) throw badArgument('filter', 'ask for this export again')
  return { ...request, filter }
}
