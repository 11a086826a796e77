import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startEmbedded, type EmbeddedDatabase } from './embedded.ts'

const withoutDurability = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** A database that is gone when it is stopped: for tests and for making migrations. */
export async function startScratch(settings: string[] = withoutDurability): Promise<EmbeddedDatabase> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'opsgraph-'))
  const database = await startEmbedded({ dataDir, settings })
  return {
    ...database,
    async stop() {
      await database.stop()
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
