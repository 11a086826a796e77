// Applies migrations, each with its row in Prisma's ledger in one transaction: one that is broken off has never been.
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Connection } from './connect.ts'
import { readFunctions } from './functionFiles.ts'
import { applyFunctions } from './functions.ts'
import { readMigrations, type Migration, type Migrations } from './migrationFiles.ts'
import { StartError } from './startError.ts'
import { withStartLock, type StartOptions } from './startLock.ts'
import { inTransaction } from './transaction.ts'

/** Brings a database to the schema of this version, and answers with the migrations and functions it applied. */
export async function migrate(connection: Connection, options?: StartOptions): Promise<string[]> {
  return withStartLock(connection, (client) => applyAll(client, options), options)
}

/** The same on a connection that holds the lock of a start. */
export async function applyAll(client: pg.Client, { say }: StartOptions = {}): Promise<string[]> {
  return [
    ...(await applyMigrations(client, await readMigrations())),
    ...(await applyFunctions(client, readFunctions(), say)),
  ]
}

const ledger = `
  create table if not exists _prisma_migrations (
    id varchar(36) primary key not null, checksum varchar(64) not null, finished_at timestamptz, migration_name varchar(255) not null,
    logs text, rolled_back_at timestamptz, started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`

/**
 * The first line of a migration that PostgreSQL refuses in a transaction; its statements, each set apart by an empty
 * line, may run again.
 */
const alone = /^-- Outside of a transaction\b/

/** What is said where a statement was there before: that its object is there already, or is gone already. */
export const saidTwice = ['42P06', '42P07', '42701', '42710', '42723', '23505', '42P01', '42703', '42704', '42883']

/** Applies to a database what it does not have yet. */
export async function applyMigrations(client: pg.Client, { list, baseline }: Migrations): Promise<string[]> {
  const state = await stateOf(client)
  const applied: string[] = []
  if (baseline && state === 'empty') {
    const within = list.filter(({ name }) => name <= baseline.upTo)
    await told(
      baseline.upTo,
      inTransaction(client, async () => {
        await client.query(baseline.sql)
        await client.query(ledger)
        for (const one of within) await note(client, one)
      }),
    )
    applied.push(...within.map(({ name }) => name))
  }
  if (state === 'empty') await client.query(ledger)
  const { rows } = await client.query<{ name: string; finished: boolean }>(
    'select migration_name as name, bool_or(finished_at is not null) as finished from _prisma_migrations where rolled_back_at is null group by 1',
  )
  const known = new Map(rows.map(({ name, finished }) => [name, finished]))
  for (const one of list) {
    if (known.get(one.name)) continue
    await told(one.name, alone.test(one.sql) ? step(client, one) : whole(client, one, known.has(one.name)))
    applied.push(one.name)
  }
  return applied
}

async function stateOf(client: pg.Client): Promise<'empty' | 'known'> {
  const { rows } = await client.query<{ known: boolean; name: string | null }>(`
    select to_regclass('_prisma_migrations') is not null as known,
      (select min(relname) from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = pg_class.oid and d.deptype = 'e')) as name`)
  const { known, name } = rows[0]!
  if (known) return 'known'
  if (name !== null)
    throw new StartError(`The database holds the table ${name} of another program; name an empty database.`)
  return 'empty'
}

async function whole(client: pg.Client, one: Migration, isBegun: boolean): Promise<void> {
  try {
    await inTransaction(client, async () => {
      await client.query(one.sql)
      await note(client, one)
    })
  } catch (error) {
    // An older version wrote into the ledger beside the transaction: its text may be there whole without having been
    // said to be.
    if (!isBegun || !saidTwice.includes((error as pg.DatabaseError).code ?? '')) throw error
    await note(client, one)
  }
}

/** Statement by statement, from the first again where it was broken off. */
async function step(client: pg.Client, one: Migration): Promise<void> {
  for (const statement of one.sql.split(/\n\s*\n/)) if (statement.trim()) await client.query(statement)
  await note(client, one)
}

const begun = `delete from _prisma_migrations where migration_name = $1 and finished_at is null`
const done = `
  insert into _prisma_migrations (id, migration_name, checksum, finished_at, applied_steps_count) values ($1, $2, $3, clock_timestamp(), 1)`

async function note(client: pg.Client, { name, checksum }: Migration): Promise<void> {
  await client.query(begun, [name])
  await client.query(done, [randomUUID(), name, checksum])
}

async function told(name: string, work: Promise<void>): Promise<void> {
  await work.catch((error: Error) => {
    throw new StartError(
      `The database could not be migrated: ${name}: ${error.message.trim().split('\n').filter(Boolean).join(' ')}`,
      'software',
    )
  })
}
