// The migrations as they stand in their folder, and the text an empty database starts from in the place of the first.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { projectFile } from './project.ts'

export interface Migration {
  name: string
  sql: string
  checksum: string
}

interface Baseline {
  /** The last migration that it holds. */
  upTo: string
  sql: string
}

export interface Migrations {
  list: readonly Migration[]
  baseline: Baseline | undefined
}

export const migrationsFolder = projectFile('prisma/migrations')
const baselineFolder = projectFile('prisma/baseline')

export async function readMigrations(): Promise<Migrations> {
  const entries = await readdir(migrationsFolder, { withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
  const list = await Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(migrationsFolder, name, 'migration.sql'), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
  const file = (await readdir(baselineFolder)).sort().at(-1)!
  return {
    list,
    baseline: { upTo: path.basename(file, '.sql'), sql: await readFile(path.join(baselineFolder, file), 'utf8') },
  }
}
