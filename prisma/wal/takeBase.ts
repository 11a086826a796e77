// A base backup: the files of a running cluster, from which its WAL restores any time after it.
import fs from 'node:fs'
import { Readable } from 'node:stream'
import type { ClientBase } from 'pg'
import { versionsOf } from '../backup/versions.ts'
import { withConnection, type Connection } from '../connect.ts'
import { StartError } from '../startError.ts'
import type { ArchiveOptions } from './archiver.ts'
import { baseName, chainOf } from './chains.ts'
import { framesOfCluster, framesOfText } from './clusterFiles.ts'
import { baseForm, writeWalFile, type BaseHeader } from './walFile.ts'

export interface TakenBase {
  file: string
  bytes: number
}

/** Takes a base backup of a cluster that is archived, as its superuser; whole or not at all. */
export function takeBase(
  superuser: Connection,
  cluster: string,
  { folder, secret }: ArchiveOptions,
): Promise<TakenBase> {
  return withConnection(superuser, async (client) => {
    await client.query('set statement_timeout = 0')
    const { rows } = await client.query<{ archive_mode: string }>('show archive_mode')
    const versions = await versionsOf(client)
    const chain = chainOf(cluster, folder)
    // It was left running by a process that was killed and had no archive.
    if (rows[0]!.archive_mode !== 'on' || chain === undefined)
      throw new StartError('PostgreSQL runs without an archive of its WAL. Stop Opsgraph and start it again.')
    const started = await client.query<{ segment: string }>(
      `select pg_walfile_name(pg_backup_start('opsgraph', fast => true)) as segment`,
    )
    const header: Omit<BaseHeader, 'salts'> = {
      createdAt: new Date().toISOString(),
      ...versions,
      platform: `${process.platform}-${process.arch}`,
      segment: started.rows[0]!.segment,
    }
    let name = ''
    async function* frames(): AsyncGenerator<Buffer> {
      yield* framesOfCluster(cluster)
      const { label, segment } = await stop(client)
      name = baseName(new Date(), segment)
      yield* framesOfText('backup_label', label)
    }
    // One that fails ends with its connection.
    const content = Readable.from(frames())
    const file = await writeWalFile({
      folder: chain,
      form: baseForm,
      header,
      content,
      secret,
      name: () => name,
    })
    return { file, bytes: fs.statSync(file).size }
  })
}

/** Ends the backup; answers with the text that tells PostgreSQL where to begin, and the last segment that it needs. */
async function stop(client: ClientBase): Promise<{ label: string; segment: string }> {
  const { rows } = await client.query<{ label: string; segment: string }>(
    'select labelfile as label, pg_walfile_name(lsn) as segment from pg_backup_stop(wait_for_archive => false)',
  )
  return rows[0]!
}
