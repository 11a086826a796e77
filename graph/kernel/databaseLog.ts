// The log of a database: its system, and its timeline, which goes up where a replica becomes the database, a copy goes
// its own way, or an archive is restored. Numbers of transactions are given anew then, so that they are of one log.

/** The timeline of a position in the log of a database that takes changes. */
export const timelineAt = (lsn: string) => `('x' || left(pg_walfile_name(${lsn}), 8))::bit(32)::int`

/** A replica notes its timeline now and then: it is known some minutes after it began. */
export const timelineSql = `case when pg_is_in_recovery()
  then (select greatest(c.timeline_id, r.min_recovery_end_timeline) from pg_control_checkpoint() c, pg_control_recovery() r)
  else ${timelineAt('pg_current_wal_flush_lsn()')} end`

/** The first timeline is not named: those who followed a log before timelines were told go on. */
export const logSql = `(select system_identifier::text from pg_control_system())
  || coalesce('-' || nullif(${timelineSql}, 1), '')`
