// Everything that a call changes in a database, whatever the table: triggers write each row down as it was and as it
// is. What was written down can be taken back, numbers too, so that the next call finds the database as the last one
// did. What is written meanwhile waits for the next time; counts of calls, which change the same row again and again,
// wait until all is taken back.
import type pg from 'pg'
import { makeClient, type Connection } from '../../prisma/connect.ts'

export interface Change {
  table: string
  was: Record<string, unknown> | null
  is: Record<string, unknown> | null
}

export interface Told {
  channel: string
  payload: unknown
}

const install = `
  create schema changes;
  create table changes.change (n bigint generated always as identity, "table" text not null, was jsonb, "is" jsonb);
  create table changes.number as
    select schemaname || '.' || sequencename as name, coalesce(last_value, start_value) as value, last_value is not null as is_taken
    from pg_sequences where schemaname = 'public' and sequencename <> 'event_id_seq';
  create function changes.note() returns trigger language plpgsql security definer as $$
  begin
    insert into changes.change ("table", was, "is")
    values (tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
    return null;
  end $$;
  create function changes.take_back() returns void language plpgsql as $$
  declare
    c record;
    columns text;
    keys text;
  begin
    perform set_config('session_replication_role', 'replica', true);
    lock table rest_call in exclusive mode;
    for c in with taken as (delete from changes.change returning *) select * from taken order by n desc loop
      select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
      where attrelid = c."table"::regclass and attnum > 0 and not attisdropped and attgenerated = '';
      select string_agg(format('t.%1$I = k.%1$I', attname), ' and ') into keys
      from pg_index join pg_attribute a on a.attrelid = indrelid and a.attnum = any(indkey)
      where indrelid = c."table"::regclass and indisprimary;
      if c."is" is not null then
        execute format('delete from %1$I t using jsonb_populate_record(null::%1$I, $1) k where %2$s', c."table", keys) using c."is";
      end if;
      if c.was is not null then
        execute format('insert into %1$I (%2$s) overriding system value select %2$s from jsonb_populate_record(null::%1$I, $1)', c."table", columns) using c.was;
      end if;
    end loop;
    perform setval(name::regclass, value, is_taken) from changes.number;
  end $$;
  do $$
  declare t text;
  begin
    for t in select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'event' loop
      execute format('create trigger zz_changes after insert or update or delete on %I for each row execute function changes.note()', t);
    end loop;
  end $$`

/** How often a legacy path is called is written down from time to time, for that door alone. */
const countedApart = 'rest_call'

/** A sign-in that failed is written down once it is answered: at once for one side, a moment later for the other. */
const isWrittenLater = `"table" = 'audit_entry' and "is"->'after'->>'event' = 'SIGN_IN_FAILED'`

/** What is told of a database is not of its content: Prisma's own ledger of migrations stays out. */
export class Changes {
  private readonly client: pg.Client
  private toldUntil = 0

  private constructor(client: pg.Client) {
    this.client = client
  }

  static async of(connection: Connection): Promise<Changes> {
    const client = makeClient(connection)
    await client.connect()
    await client.query(install)
    const changes = new Changes(client)
    await changes.heard()
    return changes
  }

  /** What was told since the last time, until now; what a transaction says again it says once. */
  private async heard(): Promise<Told[]> {
    const { rows } = await this.client.query<Told & { id: number }>(
      `select max(id)::int as id, channel, payload from event where id > $1 and channel <> 'mark'
       group by xid, channel, payload order by min(event.id)`,
      [this.toldUntil],
    )
    this.toldUntil = Math.max(this.toldUntil, ...rows.map(({ id }) => id))
    return rows.map(({ channel, payload }) => ({ channel, payload }))
  }

  /** What has changed and what was told of it since it was last taken back. */
  async take(): Promise<{ changes: Change[]; told: Told[] }> {
    const { rows } = await this.client.query<Change>( // The number of a transaction says nothing of what it has done.
      `select "table", was - 'xid' as was, "is" - 'xid' as "is" from changes.change
      where "table" <> '${countedApart}' and (${isWrittenLater}) is not true order by n`,
    )
    return { changes: rows, told: await this.heard() }
  }

  /** Makes the rows what they were; whoever heard of a change of rights hears of it again. */
  async takeBack(told: readonly Told[]): Promise<void> {
    await this.client.query('select changes.take_back()')
    for (const { channel, payload } of told) {
      if (channel === 'rights') await this.client.query('select tell($1, $2)', [channel, JSON.stringify(payload)])
    }
    await this.heard()
  }

  /** A number for all that is in the tables, but for what was told. */
  async sum(): Promise<string> {
    const { rows } = await this.client.query<{ name: string }>(
      `select relname as name from pg_class
       where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'event' order by 1`,
    )
    const parts = rows.map(
      ({ name }) => `select '${name} ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as s from "${name}" t`,
    )
    const { rows: sums } = await this.client.query<{ all: string }>(
      `select string_agg(s, E'\\n' order by s) as all from (${parts.join(' union all ')}) s`,
    )
    return sums[0]!.all
  }

  close = () => this.client.end()
}
