interface Rows {
  metricId: string
  organizationId: string
  from?: string
  to?: string
}

/** Where the observations behind a number are listed: those of a metric in an organization and below, from an instant to another. */
export function rowsPath({ metricId, organizationId, from, to }: Rows): string {
  const search = new URLSearchParams({ metric: metricId, rows: '', scope: organizationId, ...(from && { from }), ...(to && { to }) })
  return `/metricslibrary?${search}`
}
