/** Where the observations behind a number are listed: those of a metric in a scope, from an instant to another. */
export function rowsPath(metricId: string, scopeId: string, from?: string, to?: string): string {
  const search = new URLSearchParams({ metric: metricId, rows: scopeId, ...(from && { from }), ...(to && { to }) })
  return `/metricslibrary?${search}`
}
