// A backup of all tables at one moment, while the database is used: one snapshot, each table by COPY. It can be
// restored into another PostgreSQL, and by later versions.
import fs from 'node:fs'
import { Readable } from 'node:stream'
import { to } from 'pg-copy-streams'
import type { ClientBase } from 'pg'
import { withConnection, type Connection } from '../connect.ts'
import { writeNewFile } from '../writeNewFile.ts'
import type { BackupHeader } from './backupFile.ts'
import { frame } from './frames.ts'
import { pack } from './packing.ts'
import { keyOf, newSalt } from './sealing.ts'
import { copied, sequencesOf, tablesOf } from './tables.ts'
import { versionsOf } from './versions.ts'

export interface BackupOptions {
  /** A folder, or the file itself. */
  target: string
  /** What it is sealed with. */
  secret?: string
  now?: Date
}

export interface Manifest {
  sequences: { name: string; value: string | null }[]
}

export interface Written {
  file: string
  rows: number
  bytes: number
}

export const ending = '.opsgraph'

const nameOf = (now: Date) => `opsgraph-${now.toISOString().replace(/[-:]|\.\d+/g, '')}${ending}`

/** Writes a backup, whole or not at all. */
export async function backup(
  connection: Connection,
  { target, secret, now = new Date() }: BackupOptions,
): Promise<Written> {
  let rows = 0
  const file = await writeNewFile(target, nameOf(now), (open) =>
    withConnection(connection, async (client) => {
      await client.query('set statement_timeout = 0')
      await client.query('begin isolation level repeatable read read only')
      const header = await headerOf(client, now, secret)
      const content = Readable.from(framesOf(client, (count) => (rows += count)))
      const key = header.salt === null ? undefined : keyOf(secret!, header.salt)
      await pack(content, { header, key }, open())
      await client.query('commit')
    }),
  )
  return { file, rows, bytes: fs.statSync(file).size }
}

async function headerOf(client: ClientBase, now: Date, secret: string | undefined): Promise<BackupHeader> {
  return { createdAt: now.toISOString(), ...(await versionsOf(client)), salt: secret ? newSalt() : null }
}

async function* framesOf(client: ClientBase, count: (rows: number) => void): AsyncGenerator<Buffer> {
  const manifest: Manifest = { sequences: await sequencesOf(client) }
  yield frame('M', manifest)
  for (const table of await tablesOf(client)) {
    yield frame('T', table)
    const rows = client.query(to(`copy ${copied(table)} to stdout`))
    for await (const bytes of rows) yield frame('D', bytes as Buffer)
    // How many there were is said after the last of them, it may be in a later packet: an answer comes after that.
    await client.query('select')
    count(rows.rowCount)
    yield frame('E', { rows: rows.rowCount })
  }
}
