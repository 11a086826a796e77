import { applyMigrations } from './engine.ts'
import type { Connection } from './connect.ts'
import { StartError } from './startError.ts'

/** Brings a database to the schema of this version, and answers with the names of the migrations it applied. */
export async function migrate(connection: Connection): Promise<string[]> {
  try {
    return await applyMigrations(connection)
  } catch (error) {
    const reason = (error as Error).message.trim().split('\n').filter(Boolean).join(' ')
    throw new StartError(`The database could not be migrated: ${reason}`)
  }
}
