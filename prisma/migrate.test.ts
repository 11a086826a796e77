// Migrating: from the baseline as from the first migration, as a role that may nothing else, and after any
// interruption.
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { administer, emptyDatabase } from '../graph/testing/database.ts'
import { withConnection, type Connection } from './connect.ts'
import { applyMigrations, migrate, saidTwice } from './migrate.ts'
import { readMigrations, type Migration } from './migrationFiles.ts'
import { withStartLock } from './startLock.ts'

const on = <T>(connection: Connection, work: (client: pg.Client) => Promise<T>) => withConnection(connection, work)

/**
 * All that stands in a schema: every object as PostgreSQL itself would write it, and every row that a migration
 * brought.
 */
const contents = `
  select 'column' as kind, c.relname || '.' || a.attname as name, concat_ws(' ', a.attnum, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity,
    a.attgenerated, pg_get_expr(d.adbin, d.adrelid), c.relkind, c.reloptions) as text
  from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'v', 'm', 'c')
  union all select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'index', indexrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index join pg_class c on c.oid = indexrelid where c.relnamespace = 'public'::regnamespace
  union all select 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
  union all select 'function', p.oid::regprocedure::text, pg_get_functiondef(p.oid) from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all select 'view', c.oid::regclass::text, pg_get_viewdef(c.oid) from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')
  union all select 'enum', enumtypid::regtype || '.' || enumlabel, enumsortorder::text from pg_enum
  union all select 'sequence', sequencename, concat_ws(' ', start_value, increment_by, data_type, cycle, last_value) from pg_sequences where schemaname = 'public'
  union all select 'extension', extname, extversion from pg_extension
  union all select 'statistics', stxname, pg_get_statisticsobjdef(oid) from pg_statistic_ext
  union all select 'migration', migration_name, concat_ws(' ', checksum, finished_at is not null, rolled_back_at, logs, applied_steps_count) from _prisma_migrations
  order by 1, 2, 3`

const tables = `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> '_prisma_migrations' order by 1`

/** A sum of each table's rows, without what differs from one database to the next: ids that were drawn, and times. */
async function rowsOf(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(tables)
  const sums: Record<string, string> = {}
  for (const { name } of rows) {
    const {
      rows: [sum],
    } = await client.query<{ text: string }>(
      `select count(*) || ' ' || coalesce(string_agg(t::text, e'\\n' order by t::text), '') as text from "${name}" t`,
    )
    sums[name] = sum!.text
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
      .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[.\d]*\+00/g, 'time')
      .split('\n')
      .sort()
      .join('\n')
  }
  return sums
}

const whatIsThere = async (client: pg.Client) => ({
  objects: (await client.query(contents)).rows,
  rows: await rowsOf(client),
})

test(
  'an empty database comes by the baseline to what an older one has come to by every migration',
  { timeout: 120_000 },
  async () => {
    const migrations = await readMigrations()
    const [fresh, older] = [await emptyDatabase(), await emptyDatabase()]
    const names = migrations.list.map(({ name }) => name)
    expect(await on(fresh, (client) => applyMigrations(client, migrations))).toEqual(names)
    expect(await on(older, (client) => applyMigrations(client, { ...migrations, baseline: undefined }))).toEqual(names)
    const [one, other] = [await on(fresh, whatIsThere), await on(older, whatIsThere)]
    expect(one.objects.length).toBeGreaterThan(1000)
    expect(one).toEqual(other)
  },
)

test('a role that owns its database and may nothing else installs it and runs it', { timeout: 120_000 }, async () => {
  const role = `owner_${randomUUID().slice(0, 8)}`
  await administer(`create role ${role} login password 'secret' nosuperuser nocreatedb nocreaterole`)
  const connection = { ...(await emptyDatabase(role)), user: role, password: 'secret' }
  const applied = await migrate(connection)
  expect(applied).toContain('20261121160500_procedures')
  expect(await migrate(connection)).toEqual([])
  await on(connection, async (client) => {
    await client.query('begin')
    await client.query(`select set_config('opsgraph.actor', $1, true)`, [randomUUID()])
    const {
      rows: [task],
    } = await client.query<{ prosrc: string; proconfig: string[] | null }>(
      `select prosrc, proconfig from pg_proc where proname = 'task_item_procedures'`,
    )
    expect(task!.proconfig).toBeNull()
  })
})

test('a database of another program is left alone', async () => {
  const connection = await emptyDatabase()
  await on(connection, (client) => client.query('create table theirs (id int)'))
  await expect(migrate(connection)).rejects.toThrow(
    'The database holds the table theirs of another program; name an empty database.',
  )
})

/** A migration that takes its time in the middle. */
const slow: Migration = {
  name: '99990101000000_slow',
  checksum: 'x',
  sql: 'create table slow (id int); select pg_sleep(30); create table later (id int)',
}
const quick = { ...slow, sql: slow.sql.replace('30', '0') }

async function broken(connection: Connection, migration: Migration): Promise<unknown> {
  const stopping = new AbortController()
  const outcome = withStartLock(
    connection,
    (client) => applyMigrations(client, { list: [migration], baseline: undefined }),
    { signal: stopping.signal },
  ).catch((error: unknown) => error)
  const at = `select 1 from pg_stat_activity where datname = $1 and wait_event = 'PgSleep'`
  while (!(await administer(at, connection.database)).rowCount) await new Promise((resolve) => setTimeout(resolve, 20))
  stopping.abort()
  return outcome
}

test('a migration that is broken off has never been, and the next start applies it', async () => {
  const connection = await emptyDatabase()
  expect(await broken(connection, slow)).toMatchObject({ name: 'AbortError' })
  // The next start waits until PostgreSQL has noticed, and goes on.
  expect(
    await withStartLock(connection, (client) => applyMigrations(client, { list: [quick], baseline: undefined })),
  ).toEqual([slow.name])
  const { rows } = await on(connection, (client) =>
    client.query('select migration_name, finished_at is not null as finished from _prisma_migrations'),
  )
  expect(rows).toEqual([{ migration_name: slow.name, finished: true }])
})

test('one that runs outside of a transaction goes through its statements again', async () => {
  const connection = await emptyDatabase()
  const text = `-- Outside of a transaction, for the indexes.\ncreate table if not exists big (id int)\n\nselect pg_sleep(30)\n\ncreate index concurrently if not exists big_id on big (id)\n`
  await broken(connection, { ...slow, sql: text })
  const again = { ...slow, sql: text.replace('30', '0') }
  expect(
    await withStartLock(connection, (client) => applyMigrations(client, { list: [again], baseline: undefined })),
  ).toEqual([slow.name])
  expect((await on(connection, (client) => client.query(`select to_regclass('big_id') as there`))).rows).toEqual([
    { there: 'big_id' },
  ])
})

test.each([
  ['had done', true],
  ['had not done', false],
])('what an older version began, was killed at and %s blocks nothing', async (_what, isDone) => {
  const connection = await emptyDatabase()
  const one = { ...quick, name: '99990101000001_begun' }
  await on(connection, async (client) => {
    await applyMigrations(client, { list: [quick], baseline: undefined })
    const begun = { ...one, sql: 'create table begun (id int)' }
    if (isDone) await client.query(begun.sql)
    await client.query(`insert into _prisma_migrations (id, checksum, migration_name) values ('1', 'x', $1)`, [
      one.name,
    ])
    expect(await applyMigrations(client, { list: [quick, begun], baseline: undefined })).toEqual([one.name])
    expect(await applyMigrations(client, { list: [quick, begun], baseline: undefined })).toEqual([])
  })
})

test(
  'each landed migration that had been applied says so when it runs again, or changes nothing',
  { timeout: 120_000 },
  async () => {
    const { list } = await readMigrations()
    const connection = await emptyDatabase()
    await on(connection, async (client) => {
      for (const [i, one] of list.entries()) {
        await applyMigrations(client, { list: list.slice(0, i + 1), baseline: undefined })
        const before = await rowsOf(client)
        await client.query('begin')
        const code = await client.query(one.sql).then(
          () => 'done',
          (error: pg.DatabaseError) => error.code,
        )
        if (code === 'done') expect([one.name, await rowsOf(client)]).toEqual([one.name, before])
        else expect([one.name, saidTwice]).toEqual([one.name, expect.arrayContaining([code])])
        await client.query('rollback')
      }
    })
  },
)

test('a start that was ended before it came to its turn does nothing', async () => {
  let isIn = false
  const start = withStartLock(await emptyDatabase(), async () => (isIn = true), { signal: AbortSignal.abort() })
  await expect(start).rejects.toThrow('aborted')
  expect(isIn).toBe(false)
})

test('a start beside another that migrates or seeds waits, and says so', async () => {
  const connection = await emptyDatabase()
  const lines: string[] = []
  let release = () => {}
  const first = withStartLock(connection, () => new Promise<void>((resolve) => (release = resolve)))
  await new Promise((resolve) => setTimeout(resolve, 200))
  let isIn = false
  const second = withStartLock(connection, async () => (isIn = true), { say: (line) => lines.push(line) })
  while (!lines.length) await new Promise((resolve) => setTimeout(resolve, 20))
  expect([isIn, lines]).toEqual([false, ['Another process is migrating or seeding this database. Waiting for it.']])
  release()
  await first
  expect(await second).toBe(true)
})
