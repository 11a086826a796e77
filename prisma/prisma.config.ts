import { createRequire } from 'node:module'
import { defineConfig } from 'prisma/config'

// The command line asks for a native engine before every command; the WebAssembly one is on disk already.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= createRequire(import.meta.url).resolve(
  '@prisma/schema-engine-wasm/schema_engine_bg',
)

export default defineConfig({ schema: 'schema', migrations: { path: 'migrations' } })
