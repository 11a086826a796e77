// Of which versions a backup is: of PostgreSQL, and of the product by its last migration.
import type { ClientBase } from 'pg'
import { readMigrations } from '../migrationFiles.ts'
import { StartError } from '../startError.ts'

export interface Versions {
  postgres: string
  migration: string
}

/** Those of a database that is migrated. */
export async function versionsOf(client: ClientBase): Promise<Versions> {
  const { rows } = await client.query<{ postgres: string; migration: string | null }>(`
    select current_setting('server_version') as postgres,
      (select max(migration_name) from _prisma_migrations where finished_at is not null and rolled_back_at is null) as migration`)
  const { postgres, migration } = rows[0]!
  return { postgres, migration: migration! }
}

/** Throws where a backup's last migration is not among these, so that a newer version has taken it. */
export async function requireKnown({ migration }: Pick<Versions, 'migration'>): Promise<void> {
  const { list } = await readMigrations()
  if (!list.some(({ name }) => name === migration))
    throw new StartError(
      `The backup is of a newer version, whose last migration is ${migration}. Restore it with that one.`,
      'data',
    )
}
