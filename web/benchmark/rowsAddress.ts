interface Rows {
  metricId: string
  scopeId: string
  from: string
  to: string
}

/** Where the rows behind a number stand: those of a metric in a scope, from an instant to another. */
export const rowsAddress = ({ metricId, scopeId, from, to }: Rows): string => `/metricslibrary?${String(new URLSearchParams({ metric: metricId, rows: scopeId, from, to }))}`
