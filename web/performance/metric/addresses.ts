import { withParams, type Changes } from '../../kernel/ui/address.ts'

interface Rows {
  metricId: string
  /** The organization, location, vehicle or person that they are of; left out, the viewer's highest organization. */
  scope?: string | null
  from?: string
  to?: string
}

export function metricAddress(id: string, more: Changes = {}): string {
  return `/metricslibrary?${withParams(new URLSearchParams({ metric: id }), more)}`
}

/** Where the rows behind a number stand. */
export const rowsAddress = ({ metricId, scope, from, to }: Rows): string =>
  metricAddress(metricId, { scope, rows: '1', from, to })
