// A backup back into an empty database: the tables as they were then, all rows in one transaction, and what this
// version has changed of the tables since.
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { escapeIdentifier, type ClientBase } from 'pg'
import { from } from 'pg-copy-streams'
import type { Connection } from '../connect.ts'
import { applyAll, applyMigrations } from '../migrate.ts'
import { readMigrations } from '../migrationFiles.ts'
import { StartError } from '../startError.ts'
import { withStartLock, type StartOptions } from '../startLock.ts'
import { inTransaction } from '../transaction.ts'
import type { Manifest } from './backup.ts'
import { openBackup, type BackupHeader, type OpenBackup } from './backupFile.ts'
import { jsonOf, readFrames } from './frames.ts'
import { requireKey, unpack } from './packing.ts'
import { beginRootNumbers } from './rootNumbers.ts'
import { keyOf } from './sealing.ts'
import { copied, tablesOf, type Table } from './tables.ts'
import { requireKnown } from './versions.ts'

export interface Restored extends BackupHeader {
  rows: number
}

export interface RestoreOptions extends StartOptions {
  file: string
  secret?: string
}

/** The frames of a backup; a wrong key is told with the first. */
export const contentOf = (opened: OpenBackup, secret: string | undefined): Readable =>
  unpack(opened, opened.header.salt === null ? undefined : keyOf(secret!, opened.header.salt))

/** Opens a backup that this version can restore; throws in words where it is none. */
export async function openRestorable(file: string, secret: string | undefined): Promise<OpenBackup> {
  const opened = await openBackup(file)
  requireKey(opened.header.salt !== null, secret)
  await requireKnown(opened.header)
  return opened
}

/** Restores a backup; the database is as before where that fails. */
export async function restore(owner: Connection, { file, secret, ...options }: RestoreOptions): Promise<Restored> {
  const opened = await openRestorable(file, secret)
  return withStartLock(
    owner,
    async (client) => {
      await requireUnused(client, opened.header)
      const { list, baseline } = await readMigrations()
      const upTo = opened.header.migration
      await applyMigrations(client, {
        list: list.filter(({ name }) => name <= upTo),
        baseline: baseline && baseline.upTo <= upTo ? baseline : undefined,
      })
      const rows = await inTransaction(client, () => load(client, contentOf(opened, secret)))
      await applyAll(client, options)
      await beginRootNumbers(client)
      await client.query('analyze')
      return { ...opened.header, rows }
    },
    options,
  )
}

/** Throws where somebody has used the database. */
async function requireUnused(client: ClientBase, { migration }: BackupHeader): Promise<void> {
  const { rows } = await client.query<{ known: boolean }>(`select to_regclass('app_user') is not null as known`)
  if (!rows[0]!.known) return
  const later = await client.query('select from _prisma_migrations where migration_name > $1', [migration])
  if (later.rowCount)
    throw new StartError(
      'The database is of a later version than the backup. Restore into an empty one: name another database or DATA_DIR.',
      'data',
    )
  const { rowCount } = await client.query('select from app_user limit 1')
  if (rowCount)
    throw new StartError(
      'The database has accounts already. Restore into an empty one: name another database or DATA_DIR.',
      'data',
    )
}

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/** Loads all rows with neither triggers nor foreign keys, which hold again at the end. */
async function load(client: ClientBase, content: Readable): Promise<number> {
  const tables = await tablesOf(client)
  const { rows: keys } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`)
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`)
  for (const { name } of tables) await client.query(`alter table ${escapeIdentifier(name)} disable trigger user`)
  await client.query(`truncate ${tables.map(({ name }) => escapeIdentifier(name)).join(', ')}`)
  const rows = await loadRows(client, content)
  for (const { name } of tables) await client.query(`alter table ${escapeIdentifier(name)} enable trigger user`)
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`)
  return rows
}

async function loadRows(client: ClientBase, content: Readable): Promise<number> {
  let total = 0
  let sequences: Manifest['sequences'] = []
  let writing: ReturnType<typeof from> | undefined
  let ended: Promise<void> = Promise.resolve()
  for await (const one of readFrames(content)) {
    if (one.kind === 'M') sequences = jsonOf<Manifest>(one).sequences
    else if (one.kind === 'T') {
      writing = client.query(from(`copy ${copied(jsonOf<Table>(one))} from stdin`))
      ended = finished(writing)
      // It is waited for at the end of the table.
      ended.catch(() => {})
    } else if (one.kind === 'D') {
      if (!writing!.write(one.bytes)) await Promise.race([once(writing!, 'drain'), ended])
    } else {
      writing!.end()
      await ended
      const { rows } = jsonOf<{ rows: number }>(one)
      const { rowCount } = writing!
      // Backups that were made until the end of November 2026 may say 0 of a table that has rows.
      if (rows && rowCount !== rows) throw new Error(`A table has ${rowCount} rows, and not ${rows}.`)
      total += rowCount
    }
  }
  for (const { name, value } of sequences)
    if (value !== null) await client.query('select setval($1::regclass, $2)', [escapeIdentifier(name), value])
  return total
}
