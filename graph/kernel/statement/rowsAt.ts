// Rows of a table as they were at an instant: what has changed since is as it was kept when it did (past_row).

/** A table whose rows are kept when they change. */
export interface Kept {
  table: string
  /** The column of what they belong to, by which they are kept. */
  of: string
  /** The column that tells those of one apart. */
  key: string
  /** The column of when a row was made, where there is one. */
  since?: string
  /**
   * What a row has from later, of before everything was kept: the column of a time that was yet to come, and what other
   * columns were before it. What stands last holds where several were.
   */
  later?: Readonly<Record<string, object>>
}

/**
 * The rows of some at an instant, as what is read from: by what they belong to, or all of some trees. Both are places
 * of parameters.
 */
export function rowsAt(
  { table, of, key, since, later = {} }: Kept,
  ids: string,
  at: string,
  { ofTrees = false } = {},
): string {
  const [column, keptBy] = ofTrees ? ['root_id', 'root_id'] : [of, 'of_id']
  const rows = `
    select c as r from ${table} c where c.${column} = any(${ids})${since ? ` and c.${since} <= ${at}` : ''} and not exists (
      select from past_row p where p.of_id = c.${of} and p.kind = '${table}' and p.key = c.${key}::text and p.until > ${at})
    union all
    select r from (
      select distinct on (of_id, key) row from past_row
      where ${keptBy} = any(${ids}) and kind = '${table}' and until > ${at} order by of_id, key, until, position) p
    cross join lateral jsonb_populate_record(null::${table}, p.row) r
    where p.row is not null${since ? ` and r.${since} <= ${at}` : ''}`
  const before = Object.entries(later).map(
    ([time, others]) =>
      `case when (x.r).${time} > ${at} then '${JSON.stringify({ [time]: null, ...others })}' else '{}' end::jsonb`,
  )
  return `(select t.* from (${rows}) x cross join lateral jsonb_populate_record(x.r, ${before.join(' || ') || `'{}'`}) t)`
}
