interface Rows {
  metricId: string
  /** The organization, location, vehicle or person that they are of; left out, the viewer's highest organization. */
  scope?: string | null
  from?: string
  to?: string
}

export function metricAddress(id: string, more: Record<string, string | null | undefined> = {}): string {
  const search = new URLSearchParams({ metric: id })
  for (const [name, value] of Object.entries(more)) if (value) search.set(name, value)
  return `/metricslibrary?${String(search)}`
}

/** Where the rows behind a number stand. */
export const rowsAddress = ({ metricId, scope, from, to }: Rows): string => metricAddress(metricId, { scope, rows: '1', from, to })
