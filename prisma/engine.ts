// Prisma's schema engine, compiled to WebAssembly: the next migration without a native binary.
import { readFile, readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import * as wasm from '@prisma/schema-engine-wasm/schema_engine_bg'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import { migrationAdapter } from './adapter.ts'
import type { Connection } from './connect.ts'
import { migrationsFolder, readMigrations } from './migrationFiles.ts'
import { projectFile } from './project.ts'

const filters = { externalTables: [], externalEnums: [] }
const schemaFolder = projectFile('prisma/schema')

let booted: Promise<void> | undefined

async function boot() {
  const file = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  // Its 10 s lock time-out would hold a process that has finished.
  const timer = Object.keys(wasm).find((name) => name.startsWith('__wbg_setTimeout')) ?? ''
  const imports = {
    ...wasm,
    [timer]: (run: () => void, milliseconds: number) => setTimeout(run, milliseconds >>> 0).unref(),
  }
  const { instance } = await WebAssembly.instantiate(await readFile(file.replace(/\.js$/, '.wasm')), {
    './schema_engine_bg.js': imports as unknown as WebAssembly.ModuleImports,
  })
  wasm.__wbg_set_wasm(instance.exports)
  ;(instance.exports.__wbindgen_start as () => void)()
}

async function schemaFiles() {
  const names = (await readdir(schemaFolder, { recursive: true })).filter((name) => name.endsWith('.prisma')).sort()
  return Promise.all(
    names.map(async (name) => ({ path: name, content: await readFile(path.join(schemaFolder, name), 'utf8') })),
  )
}

async function migrationsList(): Promise<wasm.MigrationList> {
  const { list } = await readMigrations()
  return {
    baseDir: migrationsFolder,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: list.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: sql } },
    })),
  }
}

async function withEngine<T>(connection: Connection, work: (engine: wasm.SchemaEngine) => Promise<T>) {
  await (booted ??= boot())
  const adapter = migrationAdapter(connection)
  try {
    const datamodels = (await schemaFiles()).map((file): [string, string] => [file.path, file.content])
    const factory = bindMigrationAwareSqlAdapterFactory(adapter.factory)
    return await work(await wasm.SchemaEngine.new({ datamodels }, () => {}, factory))
  } finally {
    await adapter.close()
  }
}

/** The SQL that leads from the committed migrations to the schema; empty where they agree. */
export function nextMigration(connection: Connection): Promise<string> {
  return withEngine(connection, async (engine) => {
    const result = await engine.diff({
      from: { tag: 'migrations', ...(await migrationsList()) },
      to: { tag: 'schemaDatamodel', files: await schemaFiles() },
      script: true,
      exitCode: true,
      filters,
    })
    return result.exitCode === 2 ? (result.stdout ?? '') : ''
  })
}
